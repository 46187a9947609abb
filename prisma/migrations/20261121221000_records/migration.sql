-- AlterTable
ALTER TABLE "provider_licenses" ADD COLUMN     "status" TEXT;

-- AlterTable
ALTER TABLE "provider_inspections" ADD COLUMN     "source" TEXT,
ADD COLUMN     "source_id" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "provider_inspections_source_source_id_key" ON "provider_inspections"("source", "source_id");

ALTER TABLE "provider_licenses" ADD CONSTRAINT "provider_licenses_status" CHECK ("status" IN ('active', 'provisional', 'probation', 'suspended', 'revoked', 'expired', 'closed'));
