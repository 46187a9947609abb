-- AlterTable
ALTER TABLE "articles" ADD COLUMN "preview_key" BYTEA, ADD COLUMN "preview_until" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "article_revisions" (
    "id" SERIAL NOT NULL,
    "article_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "fields" JSONB NOT NULL,
    "saved_by_id" INTEGER,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "article_revisions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "article_working_copies" (
    "user_id" INTEGER NOT NULL,
    "slot" INTEGER NOT NULL,
    "fields" JSONB NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "article_working_copies_pkey" PRIMARY KEY ("user_id","slot")
);

-- CreateIndex
CREATE UNIQUE INDEX "article_revisions_article_id_version_key" ON "article_revisions"("article_id", "version");

-- CreateIndex
CREATE INDEX "article_revisions_saved_by_id_idx" ON "article_revisions"("saved_by_id");

-- AddForeignKey
ALTER TABLE "article_revisions" ADD CONSTRAINT "article_revisions_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article_revisions" ADD CONSTRAINT "article_revisions_saved_by_id_fkey" FOREIGN KEY ("saved_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article_working_copies" ADD CONSTRAINT "article_working_copies_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
