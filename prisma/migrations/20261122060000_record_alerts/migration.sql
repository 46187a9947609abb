-- Up to which import somebody has heard of their favorites' licenses and inspections: nothing of before is told now.
ALTER TABLE "alert_readers" ADD COLUMN "told_batch_id" INTEGER NOT NULL DEFAULT 0;
UPDATE "alert_readers" SET "told_batch_id" = (SELECT coalesce(max("id"), 0) FROM "import_batches");
