-- Where lists come from again and again, and each look at them.
CREATE TYPE "import_place" AS ENUM ('web', 'folder', 'upload');
CREATE TYPE "import_schedule" AS ENUM ('by_hand', 'daily', 'weekly', 'monthly');
CREATE TYPE "import_run_state" AS ENUM ('fetching', 'unchanged', 'failed', 'fetched', 'discarded');

ALTER TABLE "import_uploads" ADD COLUMN "as_of" DATE;

CREATE TABLE "import_sources" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "kind" "import_kind" NOT NULL,
    "place" "import_place" NOT NULL,
    "address" TEXT NOT NULL DEFAULT '',
    "preset" TEXT,
    "mapping_name" TEXT,
    "mapping" JSONB,
    "schedule" "import_schedule" NOT NULL DEFAULT 'by_hand',
    "weekday" SMALLINT NOT NULL DEFAULT 1,
    "month_day" SMALLINT NOT NULL DEFAULT 1,
    "hour" SMALLINT NOT NULL DEFAULT 4,
    "is_on" BOOLEAN NOT NULL DEFAULT true,
    "closes_missing" BOOLEAN NOT NULL DEFAULT false,
    "max_closed_percent" DOUBLE PRECISION NOT NULL,
    "max_changed_percent" DOUBLE PRECISION NOT NULL,
    "max_new" INTEGER,
    "owner_id" INTEGER,
    "next_run_at" TIMESTAMPTZ(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "etag" TEXT,
    "last_modified" TEXT,
    "file_sha256" CHAR(64),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "import_sources_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "import_source_runs" (
    "id" SERIAL NOT NULL,
    "source_id" INTEGER NOT NULL,
    "state" "import_run_state" NOT NULL DEFAULT 'fetching',
    "problem" TEXT,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),
    "started_by_id" INTEGER,
    "etag" TEXT,
    "last_modified" TEXT,
    "file_sha256" CHAR(64),
    "difference" JSONB,
    "passed" JSONB,
    "upload_id" INTEGER,

    CONSTRAINT "import_source_runs_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "import_sources_name_key" ON "import_sources"("name");
CREATE INDEX "import_sources_next_run_at_idx" ON "import_sources"("next_run_at");
CREATE INDEX "import_sources_owner_id_idx" ON "import_sources"("owner_id");
CREATE INDEX "import_sources_mapping_name_idx" ON "import_sources"("mapping_name");
CREATE UNIQUE INDEX "import_source_runs_upload_id_key" ON "import_source_runs"("upload_id");
CREATE INDEX "import_source_runs_source_id_id_idx" ON "import_source_runs"("source_id", "id");
CREATE INDEX "import_source_runs_started_by_id_idx" ON "import_source_runs"("started_by_id");

ALTER TABLE "import_sources" ADD CONSTRAINT "import_sources_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "import_sources" ADD CONSTRAINT "import_sources_mapping_name_fkey" FOREIGN KEY ("mapping_name") REFERENCES "import_mappings"("name") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "import_source_runs" ADD CONSTRAINT "import_source_runs_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "import_sources"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "import_source_runs" ADD CONSTRAINT "import_source_runs_started_by_id_fkey" FOREIGN KEY ("started_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "import_source_runs" ADD CONSTRAINT "import_source_runs_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "import_uploads"("id") ON DELETE SET NULL ON UPDATE CASCADE;
