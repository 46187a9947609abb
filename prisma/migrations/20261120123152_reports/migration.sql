-- CreateEnum
CREATE TYPE "report_topic" AS ENUM ('openings', 'tuition', 'hours', 'license', 'contact', 'other');

-- CreateEnum
CREATE TYPE "report_status" AS ENUM ('open', 'done');

-- CreateTable
CREATE TABLE "reports" (
    "id" SERIAL NOT NULL,
    "provider_id" INTEGER NOT NULL,
    "topic" "report_topic" NOT NULL,
    "message" TEXT NOT NULL,
    "email" TEXT,
    "status" "report_status" NOT NULL DEFAULT 'open',
    "fingerprint" CHAR(64) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "reports_fingerprint_key" ON "reports"("fingerprint");

-- CreateIndex
CREATE INDEX "reports_provider_id_created_at_idx" ON "reports"("provider_id", "created_at");

-- CreateIndex
CREATE INDEX "reports_status_created_at_idx" ON "reports"("status", "created_at");

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;
