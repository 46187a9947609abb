-- CreateEnum
CREATE TYPE "claim_status" AS ENUM ('pending', 'accepted', 'rejected', 'withdrawn');

-- CreateEnum
CREATE TYPE "claim_rejection" AS ENUM ('not_shown', 'wrong_provider', 'other_side', 'untrue');

-- CreateTable
CREATE TABLE "provider_claims" (
    "id" SERIAL NOT NULL,
    "provider_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "status" "claim_status" NOT NULL DEFAULT 'pending',
    "position" TEXT NOT NULL,
    "note" TEXT NOT NULL,
    "license_number" TEXT,
    "code_hash" BYTEA,
    "code_expires_at" TIMESTAMPTZ(3),
    "code_tries" SMALLINT NOT NULL DEFAULT 0,
    "email_proved_at" TIMESTAMPTZ(3),
    "document_key" TEXT,
    "rejection" "claim_rejection",
    "decision_note" TEXT NOT NULL DEFAULT '',
    "decided_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "provider_claims_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "provider_claims_provider_id_status_idx" ON "provider_claims"("provider_id", "status");

-- CreateIndex
CREATE INDEX "provider_claims_user_id_idx" ON "provider_claims"("user_id");

-- CreateIndex
CREATE INDEX "provider_claims_status_created_at_idx" ON "provider_claims"("status", "created_at");

-- AddForeignKey
ALTER TABLE "provider_claims" ADD CONSTRAINT "provider_claims_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider_claims" ADD CONSTRAINT "provider_claims_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand: whoever claims a provider finds it by its license number, of whatever issuer, however it was typed.
CREATE INDEX "provider_licenses_upper_number" ON "provider_licenses" (upper("number"));
