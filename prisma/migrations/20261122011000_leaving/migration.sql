-- Whoever leaves with their data: deletions that wait, and exports.
-- CreateEnum
CREATE TYPE "export_status" AS ENUM ('being_made', 'ready', 'failed');

-- CreateTable
CREATE TABLE "account_deletions" (
    "user_id" INTEGER NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "account_deletions_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "account_exports" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "status" "export_status" NOT NULL DEFAULT 'being_made',
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "ready_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "bytes" INTEGER,

    CONSTRAINT "account_exports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "account_export_files" (
    "export_id" INTEGER NOT NULL,
    "content" BYTEA NOT NULL,

    CONSTRAINT "account_export_files_pkey" PRIMARY KEY ("export_id")
);

-- CreateIndex
CREATE INDEX "account_deletions_due_at_idx" ON "account_deletions"("due_at");

-- CreateIndex
CREATE INDEX "account_exports_user_id_asked_at_idx" ON "account_exports"("user_id", "asked_at");

-- CreateIndex
CREATE INDEX "account_exports_expires_at_idx" ON "account_exports"("expires_at");

-- AddForeignKey
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_exports" ADD CONSTRAINT "account_exports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_export_files" ADD CONSTRAINT "account_export_files_export_id_fkey" FOREIGN KEY ("export_id") REFERENCES "account_exports"("id") ON DELETE CASCADE ON UPDATE CASCADE;
