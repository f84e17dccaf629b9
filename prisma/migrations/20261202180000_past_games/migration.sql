-- AlterTable
ALTER TABLE "Game" ADD COLUMN "early" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Game" ADD COLUMN "scale" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Standing" ADD COLUMN "won" BOOLEAN NOT NULL DEFAULT false;

-- What earlier versions did not write down, as their logs say it. The next action of a game, or the doctor, writes it by the rules themselves.
UPDATE "Game" SET "scale" = CASE
  WHEN EXISTS (SELECT 1 FROM "Standing" s JOIN "Game" g ON g."id" = s."gameId" WHERE g."pad" = "Game"."pad" AND s."classification" = 'points')
    THEN 'points'
  WHEN COALESCE(
    (SELECT json_extract(a."payload", '$.rules.scoring') FROM "Action" a
      WHERE a."gameId" = "Game"."id" AND a."type" = 'rules.change' AND json_extract(a."payload", '$.rules.scoring') IS NOT NULL
      ORDER BY a."seq" DESC LIMIT 1),
    json_extract("opening", '$.rules.scoring'), 'squares') = 'count' THEN 'total'
  ELSE 'special general total' END;

UPDATE "Game" SET "early" = true WHERE "status" = 'finished'
  AND (SELECT a."type" FROM "Action" a WHERE a."gameId" = "Game"."id" AND a."type" IN ('game.finish', 'game.reopen') ORDER BY a."seq" DESC LIMIT 1) = 'game.finish';

UPDATE "Standing" SET "won" = true WHERE "rank" = 1
  AND (SELECT COUNT(*) FROM "Seat" s WHERE s."gameId" = "Standing"."gameId") > 1
  AND NOT ("classification" <> 'total' AND COALESCE(
    (SELECT json_extract(a."payload", '$.rules.winners') FROM "Action" a
      WHERE a."gameId" = "Standing"."gameId" AND a."type" = 'rules.change' AND json_extract(a."payload", '$.rules.winners') IS NOT NULL
      ORDER BY a."seq" DESC LIMIT 1),
    (SELECT json_extract(g."opening", '$.rules.winners') FROM "Game" g WHERE g."id" = "Standing"."gameId"), 'all') = 'total');

-- DropIndex
DROP INDEX "Game_archived_playedOn_id_idx";

-- DropIndex
DROP INDEX "SeatMember_personId_idx";

-- CreateIndex
CREATE INDEX "Game_archived_status_playedOn_id_idx" ON "Game"("archived", "status", "playedOn" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Game_archived_playedOn_id_idx" ON "Game"("archived", "playedOn" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Game_title_id_idx" ON "Game"("title", "id");

-- CreateIndex
CREATE INDEX "Seat_name_gameId_idx" ON "Seat"("name", "gameId");

-- CreateIndex
CREATE INDEX "SeatMember_personId_gameId_idx" ON "SeatMember"("personId", "gameId");

-- CreateIndex
CREATE INDEX "SeatMember_name_gameId_idx" ON "SeatMember"("name", "gameId");
