-- CreateEnum
CREATE TYPE "approval_subject" AS ENUM ('change', 'claim', 'review', 'report', 'conversation');

-- CreateEnum
CREATE TYPE "profile_change_origin" AS ENUM ('provider', 'at_once', 'roll_back');

-- CreateEnum
CREATE TYPE "report_outcome" AS ENUM ('acted', 'nothing_wrong');

-- AlterTable
ALTER TABLE "profile_changes" ADD COLUMN "origin" "profile_change_origin" NOT NULL DEFAULT 'provider', ADD COLUMN "note" TEXT;

-- AlterTable
ALTER TABLE "reports" ADD COLUMN "outcome" "report_outcome", ADD COLUMN "decided_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "inquiry_reports" ADD COLUMN "settled_at" TIMESTAMPTZ(3), ADD COLUMN "outcome" "report_outcome";

-- CreateTable
CREATE TABLE "approval_assignments" (
    "subject" "approval_subject" NOT NULL,
    "subject_id" INTEGER NOT NULL,
    "admin_id" INTEGER NOT NULL,
    "assigned_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "approval_assignments_pkey" PRIMARY KEY ("subject","subject_id")
);

-- CreateIndex
CREATE INDEX "approval_assignments_admin_id_idx" ON "approval_assignments"("admin_id");

-- AddForeignKey
ALTER TABLE "approval_assignments" ADD CONSTRAINT "approval_assignments_admin_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What waits is little beside what was decided: the queue reads these alone.
CREATE INDEX "reviews_waiting_idx" ON "reviews"("created_at") WHERE "status" = 'pending';
CREATE INDEX "review_reports_open_idx" ON "review_reports"("review_id") WHERE "settled_at" IS NULL;
CREATE INDEX "inquiry_reports_open_idx" ON "inquiry_reports"("inquiry_id") WHERE "settled_at" IS NULL;
CREATE INDEX "provider_claims_waiting_idx" ON "provider_claims"("created_at") WHERE "status" = 'pending';
