-- When a batch last wrote rows, and when its undo began: both may be interrupted between two transactions.
ALTER TABLE "import_batches" ADD COLUMN     "undo_begun_at" TIMESTAMPTZ(3),
ADD COLUMN     "written_at" TIMESTAMPTZ(3);
