-- AlterTable
ALTER TABLE "import_batches" ADD COLUMN     "left_aside" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "matched" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "provider_sources" ADD COLUMN     "match_percent" SMALLINT,
ADD COLUMN     "match_rule" TEXT;

-- CreateTable
CREATE TABLE "import_asides" (
    "source" TEXT NOT NULL,
    "source_id" TEXT NOT NULL,
    "batch_id" INTEGER NOT NULL,
    "line" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "draft" JSONB NOT NULL,

    CONSTRAINT "import_asides_pkey" PRIMARY KEY ("source","source_id")
);

-- CreateTable
CREATE TABLE "import_aside_candidates" (
    "source" TEXT NOT NULL,
    "source_id" TEXT NOT NULL,
    "provider_id" INTEGER NOT NULL,
    "rule" TEXT NOT NULL,
    "percent" SMALLINT NOT NULL,
    "reason" TEXT NOT NULL,

    CONSTRAINT "import_aside_candidates_pkey" PRIMARY KEY ("source","source_id","provider_id")
);

-- CreateIndex
CREATE INDEX "import_asides_batch_id_idx" ON "import_asides"("batch_id");

-- CreateIndex
CREATE INDEX "import_aside_candidates_provider_id_idx" ON "import_aside_candidates"("provider_id");

-- AddForeignKey
ALTER TABLE "import_asides" ADD CONSTRAINT "import_asides_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "import_batches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_aside_candidates" ADD CONSTRAINT "import_aside_candidates_source_source_id_fkey" FOREIGN KEY ("source", "source_id") REFERENCES "import_asides"("source", "source_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_aside_candidates" ADD CONSTRAINT "import_aside_candidates_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;
