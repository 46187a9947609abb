-- CreateEnum
CREATE TYPE "provider_event_kind" AS ENUM ('conference', 'field_trip', 'permission_due', 'other');

-- CreateTable
CREATE TABLE "provider_events" (
    "id" SERIAL NOT NULL,
    "provider_id" INTEGER NOT NULL,
    "kind" "provider_event_kind" NOT NULL,
    "title" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "day" DATE NOT NULL,
    "start_minute" SMALLINT,
    "end_minute" SMALLINT,
    "is_for_all" BOOLEAN NOT NULL,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "cancelled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "provider_events_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "provider_events_minutes_of_a_day" CHECK ("start_minute" BETWEEN 0 AND 1439 AND "end_minute" BETWEEN 0 AND 1439),
    CONSTRAINT "provider_events_end_after_they_start" CHECK ("end_minute" IS NULL OR ("start_minute" IS NOT NULL AND "end_minute" > "start_minute"))
);

-- CreateTable
CREATE TABLE "provider_event_families" (
    "event_id" INTEGER NOT NULL,
    "enrollment_id" INTEGER NOT NULL,

    CONSTRAINT "provider_event_families_pkey" PRIMARY KEY ("event_id","enrollment_id")
);

-- CreateIndex
CREATE INDEX "provider_events_provider_id_day_idx" ON "provider_events"("provider_id", "day");

-- CreateIndex
CREATE INDEX "provider_event_families_enrollment_id_idx" ON "provider_event_families"("enrollment_id");

-- AddForeignKey
ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider_event_families" ADD CONSTRAINT "provider_event_families_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "provider_events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider_event_families" ADD CONSTRAINT "provider_event_families_enrollment_id_fkey" FOREIGN KEY ("enrollment_id") REFERENCES "enrollments"("id") ON DELETE CASCADE ON UPDATE CASCADE;
