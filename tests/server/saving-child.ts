/** Another program that holds the book's write lock: says `held`, and lets go when its input ends or when it is killed. */
import { openSqlite } from '@/lib/server/sqlite'

const connection = await openSqlite(process.argv[2] ?? '')
connection.exec('BEGIN IMMEDIATE')
process.stdout.write('held\n')
process.stdin.resume()
process.stdin.on('end', () => {
  connection.exec('ROLLBACK')
  connection.close()
})
