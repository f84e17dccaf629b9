-- CreateTable
CREATE TABLE "ClassCard" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "form" TEXT NOT NULL,
    "archived" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" BIGINT NOT NULL,
    "changedAt" BIGINT NOT NULL
);

-- CreateTable
CREATE TABLE "ClassCardClass" (
    "cardId" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "className" TEXT NOT NULL,
    "categories" TEXT NOT NULL,

    PRIMARY KEY ("cardId", "place"),
    CONSTRAINT "ClassCardClass_cardId_fkey" FOREIGN KEY ("cardId") REFERENCES "ClassCard" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "ClassCard_nameKey_key" ON "ClassCard"("nameKey");

-- CreateIndex
CREATE INDEX "ClassCard_archived_nameKey_idx" ON "ClassCard"("archived", "nameKey");


-- The five cards that the rulebook shows, one of each form
INSERT INTO "ClassCard" ("id", "name", "nameKey", "form", "archived", "createdAt", "changedAt") VALUES
  ('c1a55ca2-0000-4000-8000-000000000001', 'Scientists', 'scientists', 'single', false, 0, 0),
  ('c1a55ca2-0000-4000-8000-000000000002', 'Aircraft, vessels, structures, resorts', 'aircraft, vessels, structures, resorts', 'choice', false, 0, 0),
  ('c1a55ca2-0000-4000-8000-000000000003', 'Spelling of English Words', 'spelling of english words', 'spelling', false, 0, 0),
  ('c1a55ca2-0000-4000-8000-000000000004', 'Flowers to electronic products', 'flowers to electronic products', 'class-only', false, 0, 0),
  ('c1a55ca2-0000-4000-8000-000000000005', 'Wild card', 'wild card', 'wild', false, 0, 0);

INSERT INTO "ClassCardClass" ("cardId", "place", "className", "categories") VALUES
  ('c1a55ca2-0000-4000-8000-000000000001', 0, 'Scientists', '["American","Foreign","European","Male","Female","Living","Past","Nobel Prize Winner","Physicist","Chemist","Nuclear","Medical","Astronomer","Psychologist","Mathematician","Space","Biologist","of … Descent","Philosopher","of … Nationality"]'),
  ('c1a55ca2-0000-4000-8000-000000000002', 0, 'Names of Aircraft', '["Military Designation","Commercial Name"]'),
  ('c1a55ca2-0000-4000-8000-000000000002', 1, 'Types of Ocean Vessels', '["Powered","Military/Naval","Nonpowered","Nonmilitary"]'),
  ('c1a55ca2-0000-4000-8000-000000000002', 2, 'Names of Ocean Vessels', '["Military/Naval Ship","Commercial/Passenger Ship"]'),
  ('c1a55ca2-0000-4000-8000-000000000002', 3, 'Famous Structures', '["American","Modern","Foreign","Historical"]'),
  ('c1a55ca2-0000-4000-8000-000000000002', 4, 'Resorts', '["American","European","Foreign","Island"]'),
  ('c1a55ca2-0000-4000-8000-000000000003', 0, 'Spelling of English Words', '["Any Word (over 7) (8-12) (13-17) (over 17)","Noun (over 5) (6-10) (11-15) (over 15)","Verb (over 5) (6-10) (11-15) (over 15)","Adverb (over 5) (6-10) (11-15) (over 15)","Adjective (over 4) (5-9) (10-14) (over 14)","Proper Noun (over 4) (5-7) (8-10) (over 10)"]'),
  ('c1a55ca2-0000-4000-8000-000000000004', 0, 'Flowers', '[]'),
  ('c1a55ca2-0000-4000-8000-000000000004', 1, 'Germs or Bacteria', '[]'),
  ('c1a55ca2-0000-4000-8000-000000000004', 2, 'Human Body Bones', '[]'),
  ('c1a55ca2-0000-4000-8000-000000000004', 3, 'Adhesives', '[]'),
  ('c1a55ca2-0000-4000-8000-000000000004', 4, 'Weapons', '[]'),
  ('c1a55ca2-0000-4000-8000-000000000004', 5, 'Mathematical Forms', '[]'),
  ('c1a55ca2-0000-4000-8000-000000000004', 6, 'Electrical Machines', '[]'),
  ('c1a55ca2-0000-4000-8000-000000000004', 7, 'Fuels', '[]'),
  ('c1a55ca2-0000-4000-8000-000000000004', 8, 'Engine/Motor Parts', '[]'),
  ('c1a55ca2-0000-4000-8000-000000000004', 9, 'Laboratory Apparatus', '[]'),
  ('c1a55ca2-0000-4000-8000-000000000004', 10, 'Gases', '[]'),
  ('c1a55ca2-0000-4000-8000-000000000004', 11, 'Electronic Products', '[]');
