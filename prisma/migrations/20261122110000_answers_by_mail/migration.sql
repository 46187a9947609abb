-- AlterTable
ALTER TABLE "messages" ALTER COLUMN "author_id" DROP NOT NULL;

-- By hand: a parent always has an account.
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_or_mail" CHECK ("author_id" IS NOT NULL OR "side" = 'careprovider');

-- CreateTable
CREATE TABLE "mail_refusals" (
    "address_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mail_refusals_pkey" PRIMARY KEY ("address_hash")
);

-- CreateTable
CREATE TABLE "inquiry_relays" (
    "inquiry_id" INTEGER NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    "mailed_at" TIMESTAMPTZ(3),

    CONSTRAINT "inquiry_relays_pkey" PRIMARY KEY ("inquiry_id")
);

-- AddForeignKey
ALTER TABLE "inquiry_relays" ADD CONSTRAINT "inquiry_relays_inquiry_id_fkey" FOREIGN KEY ("inquiry_id") REFERENCES "inquiries"("id") ON DELETE CASCADE ON UPDATE CASCADE;
