-- CreateIndex
CREATE INDEX "Heading_axis_detail_idx" ON "Heading"("axis", "detail");
