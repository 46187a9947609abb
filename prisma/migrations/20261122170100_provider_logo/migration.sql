-- The square logo beside a provider's name: the address of one of its uploads.
-- AlterTable
ALTER TABLE "providers" ADD COLUMN     "logo_path" TEXT;
