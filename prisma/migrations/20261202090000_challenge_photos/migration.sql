-- AlterTable
ALTER TABLE "Challenge" ADD COLUMN "photos" TEXT;

-- CreateTable
CREATE TABLE "Photo" (
    "gameId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "jpeg" BLOB NOT NULL,
    "keptAt" BIGINT NOT NULL,

    PRIMARY KEY ("gameId", "id"),
    CONSTRAINT "Photo_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

