-- CreateEnum
CREATE TYPE "tour_status" AS ENUM ('proposed', 'accepted', 'moved', 'declined', 'done', 'missed');

-- CreateTable
CREATE TABLE "tours" (
    "id" SERIAL NOT NULL,
    "inquiry_id" INTEGER NOT NULL,
    "caregiver_id" INTEGER NOT NULL,
    "provider_id" INTEGER NOT NULL,
    "status" "tour_status" NOT NULL DEFAULT 'proposed',
    "proposed_by" "inquiry_side" NOT NULL,
    "times" TIMESTAMPTZ(3)[],
    "starts_at" TIMESTAMPTZ(3),
    "decided_by" "inquiry_side",
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "reminded_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tours_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "tours_agreed_have_a_time" CHECK ("starts_at" IS NOT NULL OR "status" IN ('proposed', 'declined')),
    CONSTRAINT "tours_waiting_have_times" CHECK ("status" NOT IN ('proposed', 'moved') OR cardinality("times") BETWEEN 1 AND 3)
);

-- CreateIndex
CREATE INDEX "tours_inquiry_id_idx" ON "tours"("inquiry_id");

-- CreateIndex
CREATE INDEX "tours_caregiver_id_starts_at_idx" ON "tours"("caregiver_id", "starts_at");

-- CreateIndex
CREATE INDEX "tours_provider_id_starts_at_idx" ON "tours"("provider_id", "starts_at");

-- One open tour in a conversation: whoever proposes a second one at the same moment is told.
CREATE UNIQUE INDEX "tours_one_open_in_inquiry" ON "tours"("inquiry_id") WHERE "status" IN ('proposed', 'accepted', 'moved');

-- AddForeignKey
ALTER TABLE "tours" ADD CONSTRAINT "tours_inquiry_id_fkey" FOREIGN KEY ("inquiry_id") REFERENCES "inquiries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tours" ADD CONSTRAINT "tours_caregiver_id_fkey" FOREIGN KEY ("caregiver_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tours" ADD CONSTRAINT "tours_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;
