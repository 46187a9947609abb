-- AlterTable
ALTER TABLE "providers" ADD COLUMN     "services" TEXT[] DEFAULT ARRAY[]::TEXT[];
