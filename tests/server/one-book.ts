/** One book for all tests of a file. */
import { afterAll, beforeAll } from 'vitest'
import { disconnect } from '@/lib/server/db'
import { newBook, type BookFile } from './book-fixture'

export function oneBook(): void {
  let book: BookFile | undefined
  beforeAll(async () => {
    book = await newBook()
  })
  afterAll(async () => {
    await disconnect()
    book?.remove()
  })
}
