ALTER TABLE "import_uploads" ADD COLUMN "more_keys" TEXT[] NOT NULL DEFAULT '{}', ADD COLUMN "arrived_bytes" INTEGER;
