-- CreateIndex
CREATE INDEX "Game_playedOn_id_idx" ON "Game"("playedOn" DESC, "id" DESC);
