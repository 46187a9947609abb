-- CreateTable
CREATE TABLE "message_attachments" (
    "id" SERIAL NOT NULL,
    "inquiry_id" INTEGER NOT NULL,
    "message_id" INTEGER,
    "uploader_id" INTEGER NOT NULL,
    "file_key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "message_attachments_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "message_attachments_inquiry_id_idx" ON "message_attachments"("inquiry_id");

-- CreateIndex
CREATE INDEX "message_attachments_message_id_idx" ON "message_attachments"("message_id");

-- CreateIndex
CREATE INDEX "message_attachments_uploader_id_idx" ON "message_attachments"("uploader_id");

-- CreateIndex
CREATE UNIQUE INDEX "message_attachments_file_key_key" ON "message_attachments"("file_key");

-- AddForeignKey
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_inquiry_id_fkey" FOREIGN KEY ("inquiry_id") REFERENCES "inquiries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_uploader_id_fkey" FOREIGN KEY ("uploader_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_file_key_fkey" FOREIGN KEY ("file_key") REFERENCES "stored_files"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand: an attachment goes with its message, conversation or people, whoever deletes them, and its file with it: the row now, the
-- bytes by the job that lib/media adds elsewhere.
CREATE FUNCTION drop_attached_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM stored_files WHERE key = OLD.file_key;
  PERFORM graphile_worker.add_job('drop-file', payload => json_build_object('key', OLD.file_key));
  RETURN NULL;
END $$;
CREATE TRIGGER drop_attached_file AFTER DELETE ON "message_attachments" FOR EACH ROW EXECUTE FUNCTION drop_attached_file();
