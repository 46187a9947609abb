-- AlterTable
ALTER TABLE "favorites" ADD COLUMN     "note" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "scores" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "toured_on" DATE;
