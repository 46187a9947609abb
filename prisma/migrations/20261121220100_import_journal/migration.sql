-- AlterTable
ALTER TABLE "import_batches" ADD COLUMN     "closed" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "journaled" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "reopened" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "source" TEXT,
ADD COLUMN     "source_date" DATE,
ADD COLUMN     "undone_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "providers" ADD COLUMN     "closed_source" TEXT;

-- CreateTable
CREATE TABLE "import_changes" (
    "batch_id" INTEGER NOT NULL,
    "provider_id" INTEGER NOT NULL,
    "is_added" BOOLEAN NOT NULL,
    "before" JSONB,
    "after" JSONB,

    CONSTRAINT "import_changes_pkey" PRIMARY KEY ("batch_id","provider_id")
);

-- CreateIndex
CREATE INDEX "import_changes_provider_id_idx" ON "import_changes"("provider_id");

-- AddForeignKey
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "import_batches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;
