-- CreateEnum
CREATE TYPE "article_category" AS ENUM ('early_development', 'technology', 'inclusion', 'communication', 'leadership', 'health_safety');

-- CreateEnum
CREATE TYPE "article_audience" AS ENUM ('families', 'providers', 'both');

-- CreateEnum
CREATE TYPE "article_status" AS ENUM ('draft', 'scheduled', 'published');

-- CreateTable
CREATE TABLE "articles" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "excerpt" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "meta_description" TEXT NOT NULL,
    "meta_keywords" TEXT NOT NULL,
    "featured_image" TEXT,
    "featured_alt" TEXT NOT NULL DEFAULT '',
    "category" "article_category" NOT NULL,
    "audience" "article_audience" NOT NULL DEFAULT 'both',
    "tags" TEXT[],
    "author" TEXT NOT NULL,
    "status" "article_status" NOT NULL DEFAULT 'draft',
    "publish_at" TIMESTAMPTZ(3) NOT NULL,
    "was_public" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "articles_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "articles_pictures_are_ours" CHECK ("featured_image" ~ '^/(pictures|media)/')
);

-- CreateTable
CREATE TABLE "article_old_slugs" (
    "slug" TEXT NOT NULL,
    "article_id" INTEGER NOT NULL,

    CONSTRAINT "article_old_slugs_pkey" PRIMARY KEY ("slug")
);

-- CreateTable
CREATE TABLE "article_views" (
    "article_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "article_views_pkey" PRIMARY KEY ("article_id","day")
);

-- CreateIndex
CREATE UNIQUE INDEX "articles_slug_key" ON "articles"("slug");

-- CreateIndex
CREATE INDEX "articles_status_publish_at_idx" ON "articles"("status", "publish_at" DESC);

-- CreateIndex
CREATE INDEX "article_old_slugs_article_id_idx" ON "article_old_slugs"("article_id");

-- CreateIndex
CREATE INDEX "article_views_day_idx" ON "article_views"("day");

-- AddForeignKey
ALTER TABLE "article_old_slugs" ADD CONSTRAINT "article_old_slugs_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article_views" ADD CONSTRAINT "article_views_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
