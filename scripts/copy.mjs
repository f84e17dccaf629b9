/** Copies the database named first for the reason named second and prints the copy's path. A process of its own, so that a server goes on answering. */
import { keepCopy } from './copying.mjs'

const [file, why] = process.argv.slice(2)
try {
  console.log(keepCopy(file, why))
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
