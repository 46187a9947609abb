-- AlterTable
ALTER TABLE "providers" ADD COLUMN     "seasonal_hours" JSONB NOT NULL DEFAULT '[]';
