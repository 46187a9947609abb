-- Another e-mail address, confirmed by the old one and the new one.
-- AlterEnum
ALTER TYPE "token_purpose" ADD VALUE 'change_email_old';
ALTER TYPE "token_purpose" ADD VALUE 'change_email_new';

-- CreateTable
CREATE TABLE "email_changes" (
    "user_id" INTEGER NOT NULL,
    "new_email" CITEXT NOT NULL,
    "old_confirmed_at" TIMESTAMPTZ(3),
    "new_confirmed_at" TIMESTAMPTZ(3),
    "requested_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "email_changes_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "email_changes_expires_at_idx" ON "email_changes"("expires_at");

-- AddForeignKey
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
