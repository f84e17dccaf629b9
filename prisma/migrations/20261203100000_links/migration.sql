-- CreateTable
CREATE TABLE "Link" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "gameId" TEXT NOT NULL,
    "right" TEXT NOT NULL,
    "seatId" TEXT,
    "name" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "createdAt" BIGINT NOT NULL,
    "openedAt" BIGINT,
    "revokedAt" BIGINT,
    CONSTRAINT "Link_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "Link_tokenHash_key" ON "Link"("tokenHash");

-- CreateIndex
CREATE INDEX "Link_gameId_idx" ON "Link"("gameId");
