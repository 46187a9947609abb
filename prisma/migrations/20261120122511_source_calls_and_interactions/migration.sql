-- How often another source of places was asked, and what people did with a provider, counted per day.
-- CreateEnum
CREATE TYPE "interaction_type" AS ENUM ('view', 'click', 'favorite');

-- CreateTable
CREATE TABLE "provider_interactions" (
    "provider_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "type" "interaction_type" NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "provider_interactions_pkey" PRIMARY KEY ("provider_id","day","type")
);

-- CreateTable
CREATE TABLE "interaction_salts" (
    "day" DATE NOT NULL,
    "salt" BYTEA NOT NULL,

    CONSTRAINT "interaction_salts_pkey" PRIMARY KEY ("day")
);

-- CreateTable
CREATE TABLE "interaction_marks" (
    "day" DATE NOT NULL,
    "mark" BYTEA NOT NULL,

    CONSTRAINT "interaction_marks_pkey" PRIMARY KEY ("day","mark")
);

-- CreateTable
CREATE TABLE "source_calls" (
    "source" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "calls" INTEGER NOT NULL,

    CONSTRAINT "source_calls_pkey" PRIMARY KEY ("source","day")
);

-- CreateIndex
CREATE INDEX "provider_interactions_day_idx" ON "provider_interactions"("day");

-- AddForeignKey
ALTER TABLE "provider_interactions" ADD CONSTRAINT "provider_interactions_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;
