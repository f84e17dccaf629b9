-- CreateTable
CREATE TABLE "PersonBond" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "personId" TEXT NOT NULL,
    "otherId" TEXT NOT NULL,
    "same" BOOLEAN NOT NULL,
    "at" BIGINT NOT NULL,
    "actor" TEXT NOT NULL,
    "undoneAt" BIGINT
);

-- CreateIndex
CREATE INDEX "PersonBond_undoneAt_same_idx" ON "PersonBond"("undoneAt", "same");

