-- AlterEnum
ALTER TYPE "claim_rejection" ADD VALUE 'listed_already';

-- AlterTable
ALTER TABLE "provider_claims" ADD COLUMN "addition" JSONB,
ALTER COLUMN "provider_id" DROP NOT NULL;

-- By hand: a claim is of a provider, or says which one is missing.
ALTER TABLE "provider_claims" ADD CONSTRAINT "provider_claims_of_something"
  CHECK ("provider_id" IS NOT NULL OR "addition" IS NOT NULL) NOT VALID;
ALTER TABLE "provider_claims" VALIDATE CONSTRAINT "provider_claims_of_something";
