-- CreateEnum
CREATE TYPE "profile_change_status" AS ENUM ('pending', 'decided', 'withdrawn');

-- CreateTable
CREATE TABLE "profile_changes" (
    "id" SERIAL NOT NULL,
    "provider_id" INTEGER NOT NULL,
    "status" "profile_change_status" NOT NULL DEFAULT 'pending',
    "fields" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "submitted_by_id" INTEGER,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL,
    "amended_at" TIMESTAMPTZ(3),
    "decided_at" TIMESTAMPTZ(3),
    "decisions" JSONB,

    CONSTRAINT "profile_changes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "profile_changes_provider_id_id_idx" ON "profile_changes"("provider_id", "id" DESC);

-- CreateIndex
CREATE INDEX "profile_changes_status_submitted_at_idx" ON "profile_changes"("status", "submitted_at");

-- CreateIndex
CREATE INDEX "profile_changes_submitted_by_id_idx" ON "profile_changes"("submitted_by_id");

-- One pending a provider, whoever sends a second one at the same moment.
CREATE UNIQUE INDEX "profile_changes_one_pending" ON "profile_changes"("provider_id") WHERE "status" = 'pending';

-- AddForeignKey
ALTER TABLE "profile_changes" ADD CONSTRAINT "profile_changes_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "profile_changes" ADD CONSTRAINT "profile_changes_submitted_by_id_fkey" FOREIGN KEY ("submitted_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
