-- CreateEnum
CREATE TYPE "provider_person_role" AS ENUM ('manager');

-- CreateEnum
CREATE TYPE "inquiry_side" AS ENUM ('caregiver', 'careprovider');

-- CreateEnum
CREATE TYPE "inquiry_report_reason" AS ENUM ('spam', 'rude', 'unsafe', 'other');

-- CreateTable
CREATE TABLE "provider_people" (
    "provider_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "role" "provider_person_role" NOT NULL DEFAULT 'manager',
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "provider_people_pkey" PRIMARY KEY ("provider_id","user_id")
);

-- CreateTable
CREATE TABLE "inquiries" (
    "id" SERIAL NOT NULL,
    "caregiver_id" INTEGER NOT NULL,
    "provider_id" INTEGER NOT NULL,
    "subject" TEXT NOT NULL,
    "child_age_months" SMALLINT,
    "wanted_start" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_message_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "inquiries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "messages" (
    "id" SERIAL NOT NULL,
    "inquiry_id" INTEGER NOT NULL,
    "author_id" INTEGER NOT NULL,
    "side" "inquiry_side" NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "read_at" TIMESTAMPTZ(3),
    "mailed_at" TIMESTAMPTZ(3),

    CONSTRAINT "messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "inquiry_blocks" (
    "caregiver_id" INTEGER NOT NULL,
    "provider_id" INTEGER NOT NULL,
    "side" "inquiry_side" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "inquiry_blocks_pkey" PRIMARY KEY ("caregiver_id","provider_id","side")
);

-- CreateTable
CREATE TABLE "inquiry_reports" (
    "id" SERIAL NOT NULL,
    "inquiry_id" INTEGER NOT NULL,
    "reporter_id" INTEGER,
    "reason" "inquiry_report_reason" NOT NULL,
    "note" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "inquiry_reports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "provider_people_user_id_idx" ON "provider_people"("user_id");

-- CreateIndex
CREATE INDEX "inquiries_caregiver_id_last_message_at_idx" ON "inquiries"("caregiver_id", "last_message_at");

-- CreateIndex
CREATE INDEX "inquiries_provider_id_last_message_at_idx" ON "inquiries"("provider_id", "last_message_at");

-- CreateIndex
CREATE INDEX "messages_inquiry_id_id_idx" ON "messages"("inquiry_id", "id");

-- CreateIndex
CREATE INDEX "messages_author_id_created_at_idx" ON "messages"("author_id", "created_at");

-- CreateIndex
CREATE INDEX "inquiry_blocks_provider_id_idx" ON "inquiry_blocks"("provider_id");

-- CreateIndex
CREATE INDEX "inquiry_reports_reporter_id_idx" ON "inquiry_reports"("reporter_id");

-- CreateIndex
CREATE UNIQUE INDEX "inquiry_reports_inquiry_id_reporter_id_key" ON "inquiry_reports"("inquiry_id", "reporter_id");

-- AddForeignKey
ALTER TABLE "provider_people" ADD CONSTRAINT "provider_people_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider_people" ADD CONSTRAINT "provider_people_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_caregiver_id_fkey" FOREIGN KEY ("caregiver_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_inquiry_id_fkey" FOREIGN KEY ("inquiry_id") REFERENCES "inquiries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inquiry_blocks" ADD CONSTRAINT "inquiry_blocks_caregiver_id_fkey" FOREIGN KEY ("caregiver_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inquiry_blocks" ADD CONSTRAINT "inquiry_blocks_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inquiry_reports" ADD CONSTRAINT "inquiry_reports_inquiry_id_fkey" FOREIGN KEY ("inquiry_id") REFERENCES "inquiries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inquiry_reports" ADD CONSTRAINT "inquiry_reports_reporter_id_fkey" FOREIGN KEY ("reporter_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
