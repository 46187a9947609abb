-- CreateTable
CREATE TABLE "article_pictures" (
    "key" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "article_pictures_pkey" PRIMARY KEY ("key")
);

-- AddForeignKey
ALTER TABLE "article_pictures" ADD CONSTRAINT "article_pictures_key_fkey" FOREIGN KEY ("key") REFERENCES "stored_files"("key") ON DELETE CASCADE ON UPDATE CASCADE;
