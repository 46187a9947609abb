-- AlterTable
ALTER TABLE "providers" ADD COLUMN "openings_follow_since" DATE;

-- AlterTable
ALTER TABLE "enrollments" ADD COLUMN "band" "age_band",
ADD COLUMN "took_opening" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "is_settled" BOOLEAN NOT NULL DEFAULT false;
