-- AlterTable
ALTER TABLE "providers" ALTER COLUMN "zip" DROP NOT NULL;

-- AlterTable
ALTER TABLE "provider_private_addresses" ADD COLUMN "zip" CHAR(5),
ALTER COLUMN "street" DROP NOT NULL;

-- CreateIndex
CREATE INDEX "provider_private_addresses_zip_idx" ON "provider_private_addresses"("zip");

-- By hand: only a family home may keep its ZIP code to itself.
ALTER TABLE "providers" ADD CONSTRAINT "providers_zip_of_homes"
  CHECK ("zip" IS NOT NULL OR "kind" = 'family_home') NOT VALID;
ALTER TABLE "providers" VALIDATE CONSTRAINT "providers_zip_of_homes";
