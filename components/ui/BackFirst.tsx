'use client'
/** Stands in the layout of every page, so that what lies over a page hears Back before the router does (use-back-closes.ts). It shows nothing. */
import { useLayoutEffect } from 'react'
import { hearBackFirst } from './use-back-closes'

export function BackFirst() {
  useLayoutEffect(hearBackFirst, [])
  return null
}
