-- CreateTable
CREATE TABLE "article_marks" (
    "user_id" INTEGER NOT NULL,
    "article_id" INTEGER NOT NULL,
    "read_at" TIMESTAMPTZ(3),
    "saved_at" TIMESTAMPTZ(3),

    CONSTRAINT "article_marks_pkey" PRIMARY KEY ("user_id","article_id"),
    CONSTRAINT "article_marks_say_something" CHECK ("read_at" IS NOT NULL OR "saved_at" IS NOT NULL)
);

-- CreateIndex
CREATE INDEX "article_marks_article_id_idx" ON "article_marks"("article_id");

-- AddForeignKey
ALTER TABLE "article_marks" ADD CONSTRAINT "article_marks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article_marks" ADD CONSTRAINT "article_marks_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
