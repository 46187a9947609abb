-- CreateEnum
CREATE TYPE "review_experience" AS ENUM ('toured', 'enrolled_now', 'enrolled_before');

-- CreateEnum
CREATE TYPE "review_rejection" AS ENUM ('advertising', 'contact_data', 'personal_data', 'abusive', 'off_topic', 'not_own_experience', 'conflict_of_interest', 'unlawful');

-- CreateEnum
CREATE TYPE "review_report_reason" AS ENUM ('advertising', 'personal', 'abusive', 'untrue', 'answer', 'other');

-- AlterTable
ALTER TABLE "reviews" ADD COLUMN     "decided_at" TIMESTAMPTZ(3),
ADD COLUMN     "edited_at" TIMESTAMPTZ(3),
ADD COLUMN     "experience" "review_experience",
ADD COLUMN     "held_for" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "rejection" "review_rejection";

-- CreateTable
CREATE TABLE "review_answers" (
    "review_id" INTEGER NOT NULL,
    "author_id" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "review_answers_pkey" PRIMARY KEY ("review_id")
);

-- CreateTable
CREATE TABLE "review_reports" (
    "id" SERIAL NOT NULL,
    "review_id" INTEGER NOT NULL,
    "reporter_id" INTEGER,
    "reason" "review_report_reason" NOT NULL,
    "note" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "review_reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "review_provenances" (
    "provider_id" INTEGER NOT NULL,
    "caregiver_id" INTEGER NOT NULL,
    "relation" "reviewer_relation" NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "review_provenances_pkey" PRIMARY KEY ("provider_id","caregiver_id","relation")
);

-- CreateIndex
CREATE INDEX "review_answers_author_id_idx" ON "review_answers"("author_id");

-- CreateIndex
CREATE INDEX "review_reports_reporter_id_idx" ON "review_reports"("reporter_id");

-- CreateIndex
CREATE UNIQUE INDEX "review_reports_review_id_reporter_id_key" ON "review_reports"("review_id", "reporter_id");

-- CreateIndex
CREATE INDEX "review_provenances_caregiver_id_idx" ON "review_provenances"("caregiver_id");

-- CreateIndex
CREATE UNIQUE INDEX "reviews_provider_id_author_id_key" ON "reviews"("provider_id", "author_id");

-- AddForeignKey
ALTER TABLE "review_answers" ADD CONSTRAINT "review_answers_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "reviews"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_answers" ADD CONSTRAINT "review_answers_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "reviews"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_reporter_id_fkey" FOREIGN KEY ("reporter_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_provenances" ADD CONSTRAINT "review_provenances_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_provenances" ADD CONSTRAINT "review_provenances_caregiver_id_fkey" FOREIGN KEY ("caregiver_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A reason stands only with what is not shown.
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_rejection_of_hidden" CHECK ("rejection" IS NULL OR "status" = 'hidden');
