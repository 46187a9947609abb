-- CreateTable
CREATE TABLE "photo_uploads" (
    "key" TEXT NOT NULL,
    "provider_id" INTEGER NOT NULL,
    "files" TEXT[],
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "photo_uploads_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "provider_photo_views" (
    "provider_id" INTEGER NOT NULL,
    "path" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "provider_photo_views_pkey" PRIMARY KEY ("provider_id","path")
);

-- CreateIndex
CREATE INDEX "photo_uploads_provider_id_idx" ON "photo_uploads"("provider_id");

-- AddForeignKey
ALTER TABLE "photo_uploads" ADD CONSTRAINT "photo_uploads_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider_photo_views" ADD CONSTRAINT "provider_photo_views_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand: whoever deletes an upload, or its provider, its files go with it: their rows now, the bytes by the job that lib/media adds
-- elsewhere.
CREATE FUNCTION drop_photo_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM stored_files WHERE key = ANY(OLD.files);
  PERFORM graphile_worker.add_job('drop-file', payload => json_build_object('key', file)) FROM unnest(OLD.files) AS file;
  RETURN NULL;
END $$;
CREATE TRIGGER drop_photo_files AFTER DELETE ON "photo_uploads" FOR EACH ROW EXECUTE FUNCTION drop_photo_files();
