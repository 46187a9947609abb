-- AlterEnum
ALTER TYPE "provider_person_role" ADD VALUE 'editor';
ALTER TYPE "provider_person_role" ADD VALUE 'front_desk';

-- CreateTable
CREATE TABLE "provider_invitations" (
    "id" SERIAL NOT NULL,
    "provider_id" INTEGER NOT NULL,
    "email" CITEXT NOT NULL,
    "role" "provider_person_role" NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "provider_invitations_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "provider_invitations_token_hash_key" ON "provider_invitations"("token_hash");

-- CreateIndex
CREATE INDEX "provider_invitations_email_idx" ON "provider_invitations"("email");

-- CreateIndex
CREATE UNIQUE INDEX "provider_invitations_provider_id_email_key" ON "provider_invitations"("provider_id", "email");

-- AddForeignKey
ALTER TABLE "provider_invitations" ADD CONSTRAINT "provider_invitations_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;
