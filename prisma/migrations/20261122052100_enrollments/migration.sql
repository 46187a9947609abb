-- CreateEnum
CREATE TYPE "enrollment_status" AS ENUM ('enrolled', 'withdrawn', 'ended');

-- CreateTable
CREATE TABLE "enrollments" (
    "id" SERIAL NOT NULL,
    "inquiry_id" INTEGER NOT NULL,
    "caregiver_id" INTEGER NOT NULL,
    "provider_id" INTEGER NOT NULL,
    "status" "enrollment_status" NOT NULL DEFAULT 'enrolled',
    "starts_on" DATE NOT NULL,
    "ends_on" DATE,
    "confirmed_at" TIMESTAMPTZ(3) NOT NULL,
    "transfer_asked_at" TIMESTAMPTZ(3),

    CONSTRAINT "enrollments_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "enrollments_ended_have_a_last_day" CHECK (("status" = 'enrolled') = ("ends_on" IS NULL))
);

-- CreateIndex
CREATE INDEX "enrollments_inquiry_id_idx" ON "enrollments"("inquiry_id");

-- CreateIndex
CREATE INDEX "enrollments_caregiver_id_idx" ON "enrollments"("caregiver_id");

-- CreateIndex
CREATE INDEX "enrollments_provider_id_idx" ON "enrollments"("provider_id");

-- One child of one conversation has one place: confirmed twice at the same moment it is still one.
CREATE UNIQUE INDEX "enrollments_one_in_inquiry" ON "enrollments"("inquiry_id") WHERE "status" = 'enrolled';

-- AddForeignKey
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_inquiry_id_fkey" FOREIGN KEY ("inquiry_id") REFERENCES "inquiries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_caregiver_id_fkey" FOREIGN KEY ("caregiver_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;
