/** Joins class names; of two utilities that say the same thing the later one wins, so that a caller can adjust a primitive. */
import { clsx, type ClassValue } from 'clsx'
import { twMerge } from 'tailwind-merge'

export const cn = (...classes: ClassValue[]): string => twMerge(clsx(classes))
