-- CreateEnum
CREATE TYPE "alert_frequency" AS ENUM ('immediate', 'daily', 'weekly', 'off');

-- CreateEnum
CREATE TYPE "search_news_kind" AS ENUM ('provider', 'opening');

-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "unsubscribe_url" TEXT;

-- CreateTable
CREATE TABLE "saved_searches" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "query" TEXT NOT NULL,
    "frequency" "alert_frequency" NOT NULL,
    "known_ids" INTEGER[],
    "open_ids" INTEGER[],
    "looked_at" TIMESTAMPTZ(3),
    "seen_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "saved_searches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "search_news" (
    "id" SERIAL NOT NULL,
    "saved_search_id" INTEGER NOT NULL,
    "provider_id" INTEGER NOT NULL,
    "kind" "search_news_kind" NOT NULL,
    "found_at" TIMESTAMPTZ(3) NOT NULL,
    "told_at" TIMESTAMPTZ(3),

    CONSTRAINT "search_news_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "alert_readers" (
    "user_id" INTEGER NOT NULL,
    "next_digest_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "alert_readers_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "saved_searches_frequency_user_id_idx" ON "saved_searches"("frequency", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "saved_searches_user_id_query_key" ON "saved_searches"("user_id", "query");

-- CreateIndex
CREATE INDEX "search_news_saved_search_id_found_at_idx" ON "search_news"("saved_search_id", "found_at");

-- CreateIndex
CREATE INDEX "search_news_provider_id_idx" ON "search_news"("provider_id");

-- CreateIndex
CREATE INDEX "search_news_found_at_idx" ON "search_news"("found_at");

-- CreateIndex
CREATE INDEX "alert_readers_next_digest_at_idx" ON "alert_readers"("next_digest_at");

-- AddForeignKey
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_news" ADD CONSTRAINT "search_news_saved_search_id_fkey" FOREIGN KEY ("saved_search_id") REFERENCES "saved_searches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_news" ADD CONSTRAINT "search_news_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alert_readers" ADD CONSTRAINT "alert_readers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
