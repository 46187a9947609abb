CREATE TYPE "import_kind" AS ENUM ('providers', 'license', 'inspection');
CREATE TYPE "import_step" AS ENUM ('uploaded', 'checking', 'checked', 'importing', 'imported', 'undoing', 'undone', 'failed');
CREATE TABLE "import_uploads" (
  "id" SERIAL NOT NULL,
  "kind" "import_kind" NOT NULL,
  "step" "import_step" NOT NULL DEFAULT 'uploaded',
  "file_name" TEXT NOT NULL,
  "file_key" TEXT,
  "bytes" INTEGER NOT NULL,
  "header" TEXT[],
  "preset" TEXT,
  "mapping" JSONB,
  "closes_missing" BOOLEAN NOT NULL DEFAULT false,
  "rows_done" INTEGER NOT NULL DEFAULT 0,
  "percent_done" SMALLINT NOT NULL DEFAULT 0,
  "report" JSONB,
  "problem" TEXT,
  "batch_id" INTEGER,
  "uploader_id" INTEGER,
  "uploaded_at" TIMESTAMPTZ(3) NOT NULL,
  "step_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "import_uploads_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "import_uploads_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "import_batches" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "import_uploads_uploader_id_fkey" FOREIGN KEY ("uploader_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "import_uploads_batch_id_key" ON "import_uploads" ("batch_id");
CREATE INDEX "import_uploads_uploader_id_idx" ON "import_uploads" ("uploader_id");
