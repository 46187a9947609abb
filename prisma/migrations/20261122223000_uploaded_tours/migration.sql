-- AlterTable
ALTER TABLE "provider_virtual_tours" ADD COLUMN "photos" JSONB NOT NULL DEFAULT '[]', ADD COLUMN "video" JSONB;

-- CreateTable
CREATE TABLE "video_uploads" (
    "key" TEXT NOT NULL,
    "provider_id" INTEGER NOT NULL,
    "files" TEXT[],
    "bytes" INTEGER NOT NULL,
    "arrived_bytes" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "video_uploads_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "video_uploads_provider_id_idx" ON "video_uploads"("provider_id");

-- AddForeignKey
ALTER TABLE "video_uploads" ADD CONSTRAINT "video_uploads_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand: its pieces go with it, as a photo's files do.
CREATE TRIGGER drop_video_files AFTER DELETE ON "video_uploads" FOR EACH ROW EXECUTE FUNCTION drop_photo_files();
