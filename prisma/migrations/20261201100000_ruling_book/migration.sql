-- AlterTable
ALTER TABLE "Ruling" ADD COLUMN "entry" TEXT;

-- CreateTable
CREATE TABLE "KeptRuling" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "gameId" TEXT,
    "rulingId" TEXT,
    "className" TEXT NOT NULL,
    "classKey" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "letter" TEXT NOT NULL,
    "entry" TEXT NOT NULL,
    "valid" BOOLEAN NOT NULL,
    "reason" TEXT,
    "source" TEXT,
    "keptAt" BIGINT NOT NULL,
    "edited" BOOLEAN NOT NULL DEFAULT false
);

-- CreateIndex
CREATE INDEX "KeptRuling_classKey_letter_idx" ON "KeptRuling"("classKey", "letter");

-- CreateIndex
CREATE INDEX "KeptRuling_keptAt_id_idx" ON "KeptRuling"("keptAt" DESC, "id");

