-- CreateTable
CREATE TABLE "Game" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "pad" TEXT NOT NULL,
    "opening" TEXT NOT NULL,
    "seq" INTEGER NOT NULL DEFAULT 0,
    "createdAt" BIGINT NOT NULL,
    "changedAt" BIGINT NOT NULL,
    "title" TEXT NOT NULL,
    "playedOn" TEXT NOT NULL,
    "zone" TEXT NOT NULL,
    "number" INTEGER,
    "place" TEXT,
    "note" TEXT,
    "counts" BOOLEAN NOT NULL DEFAULT true,
    "status" TEXT NOT NULL DEFAULT 'live',
    "archived" BOOLEAN NOT NULL DEFAULT false,
    "through" INTEGER NOT NULL DEFAULT 0
);

-- CreateTable
CREATE TABLE "Action" (
    "gameId" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "payload" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "device" TEXT NOT NULL,
    "time" BIGINT NOT NULL,
    "answer" TEXT,

    PRIMARY KEY ("gameId", "seq"),
    CONSTRAINT "Action_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Person" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "archived" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" BIGINT NOT NULL
);

-- CreateTable
CREATE TABLE "Seat" (
    "gameId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "tableName" TEXT,
    "child" BOOLEAN NOT NULL,
    "team" BOOLEAN NOT NULL,
    "fromRound" INTEGER NOT NULL,
    "afterRound" INTEGER,

    PRIMARY KEY ("gameId", "id"),
    CONSTRAINT "Seat_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "SeatMember" (
    "gameId" TEXT NOT NULL,
    "seatId" TEXT NOT NULL,
    "fromRound" INTEGER NOT NULL,
    "place" INTEGER NOT NULL,
    "personId" TEXT NOT NULL,
    "name" TEXT NOT NULL,

    PRIMARY KEY ("gameId", "seatId", "fromRound", "place"),
    CONSTRAINT "SeatMember_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Round" (
    "gameId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "complete" BOOLEAN NOT NULL,
    "setup" TEXT NOT NULL,

    PRIMARY KEY ("gameId", "number"),
    CONSTRAINT "Round_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Heading" (
    "gameId" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "axis" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "detail" TEXT,

    PRIMARY KEY ("gameId", "round", "axis", "place")
);

-- CreateTable
CREATE TABLE "Playcard" (
    "gameId" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "seatId" TEXT NOT NULL,
    "stand" TEXT NOT NULL,
    "reason" TEXT,
    "source" TEXT,
    "complete" BOOLEAN NOT NULL,
    "marks" TEXT,
    "columnCounts" TEXT,
    "rowCounts" TEXT,
    "paper" TEXT,
    "checkedBy" TEXT,
    "checkedAgrees" BOOLEAN,

    PRIMARY KEY ("gameId", "round", "seatId")
);

-- CreateTable
CREATE TABLE "Score" (
    "gameId" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "seatId" TEXT NOT NULL,
    "classification" TEXT NOT NULL,
    "points" INTEGER NOT NULL,

    PRIMARY KEY ("gameId", "round", "seatId", "classification")
);

-- CreateTable
CREATE TABLE "Standing" (
    "gameId" TEXT NOT NULL,
    "seatId" TEXT NOT NULL,
    "classification" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "rank" INTEGER,

    PRIMARY KEY ("gameId", "seatId", "classification")
);

-- CreateTable
CREATE TABLE "Entry" (
    "gameId" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "seatId" TEXT NOT NULL,
    "row" INTEGER NOT NULL,
    "column" INTEGER NOT NULL,
    "mark" TEXT NOT NULL,
    "text" TEXT,
    "ruledBy" TEXT,

    PRIMARY KEY ("gameId", "round", "seatId", "row", "column")
);

-- CreateTable
CREATE TABLE "Challenge" (
    "gameId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "seatId" TEXT NOT NULL,
    "row" INTEGER NOT NULL,
    "column" INTEGER NOT NULL,
    "challenger" TEXT,
    "reason" TEXT,
    "markBefore" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "outcome" TEXT,
    "openedAt" BIGINT NOT NULL,

    PRIMARY KEY ("gameId", "id")
);

-- CreateTable
CREATE TABLE "ChallengeStage" (
    "gameId" TEXT NOT NULL,
    "challengeId" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "actor" TEXT,
    "source" TEXT,
    "finds" TEXT,
    "valid" BOOLEAN,
    "note" TEXT,
    "votesFor" INTEGER,
    "votesAgainst" INTEGER,
    "at" BIGINT NOT NULL,

    PRIMARY KEY ("gameId", "challengeId", "place")
);

-- CreateTable
CREATE TABLE "Vote" (
    "gameId" TEXT NOT NULL,
    "challengeId" TEXT NOT NULL,
    "seatId" TEXT NOT NULL,
    "vote" BOOLEAN,

    PRIMARY KEY ("gameId", "challengeId", "seatId")
);

-- CreateTable
CREATE TABLE "Ruling" (
    "gameId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "row" INTEGER NOT NULL,
    "column" INTEGER NOT NULL,
    "seats" TEXT NOT NULL,
    "valid" BOOLEAN NOT NULL,
    "reason" TEXT,
    "source" TEXT,
    "keep" BOOLEAN NOT NULL,

    PRIMARY KEY ("gameId", "id")
);

-- CreateIndex
CREATE INDEX "Game_archived_status_changedAt_idx" ON "Game"("archived", "status", "changedAt" DESC);

-- CreateIndex
CREATE INDEX "Game_archived_playedOn_id_idx" ON "Game"("archived", "playedOn" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "Action_gameId_id_key" ON "Action"("gameId", "id");

-- CreateIndex
CREATE INDEX "Person_name_idx" ON "Person"("name");

-- CreateIndex
CREATE INDEX "SeatMember_personId_idx" ON "SeatMember"("personId");

-- CreateIndex
CREATE INDEX "Heading_axis_text_idx" ON "Heading"("axis", "text");

-- CreateIndex
CREATE INDEX "Standing_classification_rank_idx" ON "Standing"("classification", "rank");

