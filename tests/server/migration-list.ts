/** Prisma's own list of the migrations that a file has, as Prisma keeps it: a file without it is none that this app would open. */

const LIST = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" ("id" TEXT PRIMARY KEY NOT NULL, "checksum" TEXT NOT NULL, "finished_at" DATETIME, "migration_name" TEXT NOT NULL,
  "logs" TEXT, "rolled_back_at" DATETIME, "started_at" DATETIME NOT NULL DEFAULT current_timestamp, "applied_steps_count" INTEGER UNSIGNED NOT NULL DEFAULT 0)`

/** SQL that puts a migration into the list. */
export const listed = (name: string, checksum: string): string =>
  `${LIST}; INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "applied_steps_count") VALUES ('${name}', '${checksum}', 1, '${name}', 1)`
