-- Extensions that every managed PostgreSQL lets a database's owner create.
CREATE EXTENSION IF NOT EXISTS "citext";
CREATE EXTENSION IF NOT EXISTS "pg_trgm";

-- CreateEnum
CREATE TYPE "role" AS ENUM ('caregiver', 'careprovider', 'admin');

-- CreateEnum
CREATE TYPE "user_status" AS ENUM ('unverified', 'active', 'suspended', 'deleted');

-- CreateEnum
CREATE TYPE "provider_kind" AS ENUM ('center', 'family_home', 'school', 'faith', 'head_start');

-- CreateEnum
CREATE TYPE "provider_status" AS ENUM ('open', 'temporarily_closed', 'closed', 'merged');

-- CreateEnum
CREATE TYPE "fact_group" AS ENUM ('openings', 'tuition', 'hours', 'license', 'contact');

-- CreateEnum
CREATE TYPE "fact_source" AS ENUM ('state_file', 'provider', 'parent', 'staff');

-- CreateEnum
CREATE TYPE "age_band" AS ENUM ('infant', 'one', 'two', 'three', 'four', 'school_age');

-- CreateEnum
CREATE TYPE "virtual_tour_place" AS ENUM ('main_environment', 'outdoor_area', 'extra');

-- CreateEnum
CREATE TYPE "review_status" AS ENUM ('pending', 'published', 'hidden');

-- CreateEnum
CREATE TYPE "reviewer_relation" AS ENUM ('none', 'toured', 'enrolled');

-- CreateTable
CREATE TABLE "users" (
    "id" SERIAL NOT NULL,
    "email" CITEXT NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL DEFAULT '',
    "role" "role" NOT NULL,
    "status" "user_status" NOT NULL DEFAULT 'unverified',
    "session_version" INTEGER NOT NULL DEFAULT 0,
    "profile_image" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "import_batches" (
    "id" SERIAL NOT NULL,
    "preset" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "file_sha256" CHAR(64) NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "rows_read" INTEGER NOT NULL DEFAULT 0,
    "added" INTEGER NOT NULL DEFAULT 0,
    "changed" INTEGER NOT NULL DEFAULT 0,
    "unchanged" INTEGER NOT NULL DEFAULT 0,
    "refused" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "import_batches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "import_refusals" (
    "id" SERIAL NOT NULL,
    "batch_id" INTEGER NOT NULL,
    "line" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "name" TEXT,

    CONSTRAINT "import_refusals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "provider_sources" (
    "source" TEXT NOT NULL,
    "source_id" TEXT NOT NULL,
    "provider_id" INTEGER NOT NULL,
    "row_hash" CHAR(64) NOT NULL,
    "batch_id" INTEGER,

    CONSTRAINT "provider_sources_pkey" PRIMARY KEY ("source","source_id")
);

-- CreateTable
CREATE TABLE "zip_codes" (
    "zip" CHAR(5) NOT NULL,
    "city" TEXT NOT NULL,
    "state" CHAR(2) NOT NULL,
    "county" TEXT,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "location_slug" TEXT NOT NULL,

    CONSTRAINT "zip_codes_pkey" PRIMARY KEY ("zip")
);

-- CreateTable
CREATE TABLE "locations" (
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "state" CHAR(2) NOT NULL,
    "county" TEXT,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "zips" TEXT[],
    "time_zone" TEXT NOT NULL,

    CONSTRAINT "locations_pkey" PRIMARY KEY ("slug")
);

-- CreateTable
CREATE TABLE "location_aliases" (
    "folded" TEXT NOT NULL,
    "location_slug" TEXT NOT NULL,
    "state" CHAR(2) NOT NULL,
    "rank" SMALLINT NOT NULL,

    CONSTRAINT "location_aliases_pkey" PRIMARY KEY ("folded","location_slug")
);

-- CreateTable
CREATE TABLE "counties" (
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "full_name" TEXT NOT NULL,
    "state" CHAR(2) NOT NULL,
    "folded" TEXT NOT NULL,
    "rank" SMALLINT NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "radius_meters" INTEGER NOT NULL,
    "zip_count" INTEGER NOT NULL,

    CONSTRAINT "counties_pkey" PRIMARY KEY ("slug")
);

-- CreateTable
CREATE TABLE "providers" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "alternate_names" TEXT[],
    "kind" "provider_kind" NOT NULL,
    "care_types" TEXT[],
    "status" "provider_status" NOT NULL DEFAULT 'open',
    "merged_into_id" INTEGER,
    "closed_on" DATE,
    "description" TEXT,
    "street" TEXT,
    "city" TEXT NOT NULL,
    "state" CHAR(2) NOT NULL,
    "zip" CHAR(5) NOT NULL,
    "county" TEXT,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "location_slug" TEXT NOT NULL,
    "time_zone" TEXT NOT NULL DEFAULT 'America/New_York',
    "phone" TEXT,
    "email" TEXT,
    "website" TEXT,
    "age_min_months" SMALLINT,
    "age_max_months" SMALLINT,
    "capacity" INTEGER,
    "registration_fee_cents" INTEGER,
    "sibling_discount_percent" SMALLINT,
    "amenities" TEXT[],
    "curricula" TEXT[],
    "accreditations" TEXT[],
    "languages" TEXT[],
    "programs" TEXT[],
    "schedules" TEXT[],
    "rating_average" DOUBLE PRECISION,
    "review_count" INTEGER NOT NULL DEFAULT 0,
    "sponsored_until" TIMESTAMPTZ(3),
    "is_sample" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "providers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "provider_private_addresses" (
    "provider_id" INTEGER NOT NULL,
    "street" TEXT NOT NULL,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,

    CONSTRAINT "provider_private_addresses_pkey" PRIMARY KEY ("provider_id")
);

-- CreateTable
CREATE TABLE "provider_facts" (
    "provider_id" INTEGER NOT NULL,
    "group" "fact_group" NOT NULL,
    "source" "fact_source" NOT NULL,
    "source_name" TEXT NOT NULL,
    "confirmed_on" DATE NOT NULL,

    CONSTRAINT "provider_facts_pkey" PRIMARY KEY ("provider_id","group")
);

-- CreateTable
CREATE TABLE "provider_age_bands" (
    "provider_id" INTEGER NOT NULL,
    "band" "age_band" NOT NULL,
    "openings" SMALLINT,
    "openings_from" DATE,
    "waitlist" SMALLINT,
    "tuition_weekly_cents" INTEGER,
    "children_per_adult" SMALLINT,

    CONSTRAINT "provider_age_bands_pkey" PRIMARY KEY ("provider_id","band")
);

-- CreateTable
CREATE TABLE "provider_hours" (
    "provider_id" INTEGER NOT NULL,
    "weekday" SMALLINT NOT NULL,
    "opens_minute" SMALLINT NOT NULL,
    "closes_minute" SMALLINT NOT NULL,

    CONSTRAINT "provider_hours_pkey" PRIMARY KEY ("provider_id","weekday","opens_minute")
);

-- CreateTable
CREATE TABLE "provider_licenses" (
    "id" SERIAL NOT NULL,
    "provider_id" INTEGER NOT NULL,
    "number" TEXT NOT NULL,
    "kind" TEXT,
    "issuer" TEXT NOT NULL,
    "issued_on" DATE,
    "expires_on" DATE,
    "as_of" DATE NOT NULL,

    CONSTRAINT "provider_licenses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "provider_inspections" (
    "id" SERIAL NOT NULL,
    "provider_id" INTEGER NOT NULL,
    "inspected_on" DATE NOT NULL,
    "violations" SMALLINT NOT NULL,
    "summary" TEXT,
    "corrected_on" DATE,
    "source_name" TEXT NOT NULL,

    CONSTRAINT "provider_inspections_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "provider_photos" (
    "id" SERIAL NOT NULL,
    "provider_id" INTEGER NOT NULL,
    "path" TEXT NOT NULL,
    "alt" TEXT NOT NULL,
    "caption" TEXT,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "position" SMALLINT NOT NULL,

    CONSTRAINT "provider_photos_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "provider_activities" (
    "id" SERIAL NOT NULL,
    "provider_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "age_group" TEXT,
    "frequency" TEXT,
    "position" SMALLINT NOT NULL,

    CONSTRAINT "provider_activities_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "provider_virtual_tours" (
    "provider_id" INTEGER NOT NULL,
    "place" "virtual_tour_place" NOT NULL,
    "title" TEXT NOT NULL,
    "url" TEXT NOT NULL,

    CONSTRAINT "provider_virtual_tours_pkey" PRIMARY KEY ("provider_id","place")
);

-- CreateTable
CREATE TABLE "provider_search_documents" (
    "provider_id" INTEGER NOT NULL,
    "cell" INTEGER NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "location_slug" TEXT NOT NULL,
    "traits" BIGINT NOT NULL,
    "amenities" BIGINT NOT NULL,
    "age_min_months" SMALLINT,
    "age_max_months" SMALLINT,
    "opening_bands" SMALLINT NOT NULL,
    "openings_confirmed_on" DATE,
    "tuition_confirmed_on" DATE,
    "tuition_cents" INTEGER[],
    "tuition_min_cents" INTEGER,
    "children_per_adult" SMALLINT[],
    "weekday_opens" SMALLINT,
    "weekday_closes" SMALLINT,
    "week_hours" SMALLINT[],
    "rating_average" DOUBLE PRECISION,
    "review_count" INTEGER NOT NULL,
    "sponsored_until" TIMESTAMPTZ(3),
    "is_temporarily_closed" BOOLEAN NOT NULL,
    "completeness" SMALLINT NOT NULL,
    "name_text" TEXT NOT NULL,

    CONSTRAINT "provider_search_documents_pkey" PRIMARY KEY ("provider_id")
);

-- CreateTable
CREATE TABLE "reviews" (
    "id" SERIAL NOT NULL,
    "provider_id" INTEGER NOT NULL,
    "author_id" INTEGER,
    "author_name" TEXT NOT NULL,
    "rating" SMALLINT NOT NULL,
    "text" TEXT NOT NULL,
    "relation" "reviewer_relation" NOT NULL DEFAULT 'none',
    "status" "review_status" NOT NULL DEFAULT 'pending',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reviews_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "import_refusals_batch_id_idx" ON "import_refusals"("batch_id");

-- CreateIndex
CREATE INDEX "provider_sources_provider_id_idx" ON "provider_sources"("provider_id");

-- CreateIndex
CREATE INDEX "provider_sources_batch_id_idx" ON "provider_sources"("batch_id");

-- CreateIndex
CREATE INDEX "zip_codes_location_slug_idx" ON "zip_codes"("location_slug");

-- CreateIndex
CREATE INDEX "zip_codes_state_county_idx" ON "zip_codes"("state", "county");

-- CreateIndex
CREATE INDEX "locations_state_county_idx" ON "locations"("state", "county");

-- CreateIndex
CREATE INDEX "location_aliases_location_slug_idx" ON "location_aliases"("location_slug");

-- CreateIndex
CREATE INDEX "location_aliases_prefix" ON "location_aliases"("folded" text_pattern_ops, "rank", "location_slug", "state");

-- CreateIndex
CREATE INDEX "location_aliases_trigram" ON "location_aliases" USING GIN ("folded" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "counties_prefix" ON "counties"("folded" text_pattern_ops);

-- CreateIndex
CREATE INDEX "counties_state_name_idx" ON "counties"("state", "name");

-- CreateIndex
CREATE UNIQUE INDEX "providers_code_key" ON "providers"("code");

-- CreateIndex
CREATE UNIQUE INDEX "providers_slug_key" ON "providers"("slug");

-- CreateIndex
CREATE INDEX "providers_location_slug_status_idx" ON "providers"("location_slug", "status");

-- CreateIndex
CREATE INDEX "providers_county_state_idx" ON "providers"("county", "state");

-- CreateIndex
CREATE INDEX "providers_merged_into_id_idx" ON "providers"("merged_into_id");

-- CreateIndex
CREATE INDEX "provider_licenses_provider_id_idx" ON "provider_licenses"("provider_id");

-- CreateIndex
CREATE UNIQUE INDEX "provider_licenses_issuer_number_provider_id_key" ON "provider_licenses"("issuer", "number", "provider_id");

-- CreateIndex
CREATE INDEX "provider_inspections_provider_id_inspected_on_idx" ON "provider_inspections"("provider_id", "inspected_on" DESC);

-- CreateIndex
CREATE INDEX "provider_photos_provider_id_position_idx" ON "provider_photos"("provider_id", "position");

-- CreateIndex
CREATE INDEX "provider_activities_provider_id_position_idx" ON "provider_activities"("provider_id", "position");

-- CreateIndex
CREATE INDEX "provider_search_documents_cell_idx" ON "provider_search_documents"("cell");

-- CreateIndex
CREATE INDEX "provider_search_documents_location_slug_idx" ON "provider_search_documents"("location_slug");

-- CreateIndex
CREATE INDEX "provider_search_documents_name" ON "provider_search_documents" USING GIN ("name_text" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "reviews_provider_id_status_created_at_idx" ON "reviews"("provider_id", "status", "created_at" DESC);

-- CreateIndex
CREATE INDEX "reviews_author_id_idx" ON "reviews"("author_id");

-- AddForeignKey
ALTER TABLE "import_refusals" ADD CONSTRAINT "import_refusals_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "import_batches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider_sources" ADD CONSTRAINT "provider_sources_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider_sources" ADD CONSTRAINT "provider_sources_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "import_batches"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "zip_codes" ADD CONSTRAINT "zip_codes_location_slug_fkey" FOREIGN KEY ("location_slug") REFERENCES "locations"("slug") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "location_aliases" ADD CONSTRAINT "location_aliases_location_slug_fkey" FOREIGN KEY ("location_slug") REFERENCES "locations"("slug") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "providers" ADD CONSTRAINT "providers_location_slug_fkey" FOREIGN KEY ("location_slug") REFERENCES "locations"("slug") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "providers" ADD CONSTRAINT "providers_merged_into_id_fkey" FOREIGN KEY ("merged_into_id") REFERENCES "providers"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider_private_addresses" ADD CONSTRAINT "provider_private_addresses_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider_facts" ADD CONSTRAINT "provider_facts_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider_age_bands" ADD CONSTRAINT "provider_age_bands_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider_hours" ADD CONSTRAINT "provider_hours_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider_licenses" ADD CONSTRAINT "provider_licenses_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider_inspections" ADD CONSTRAINT "provider_inspections_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider_photos" ADD CONSTRAINT "provider_photos_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider_activities" ADD CONSTRAINT "provider_activities_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider_virtual_tours" ADD CONSTRAINT "provider_virtual_tours_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider_search_documents" ADD CONSTRAINT "provider_search_documents_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What Prisma's schema cannot say. Each rule is also checked by the command that writes; these hold against everybody.
ALTER TABLE "providers" ADD CONSTRAINT "providers_home_has_no_street" CHECK ("kind" <> 'family_home' OR "street" IS NULL);
ALTER TABLE "providers" ADD CONSTRAINT "providers_merged_has_survivor" CHECK (("status" = 'merged') = ("merged_into_id" IS NOT NULL));
ALTER TABLE "providers" ADD CONSTRAINT "providers_not_merged_into_itself" CHECK ("merged_into_id" <> "id");
ALTER TABLE "providers" ADD CONSTRAINT "providers_point_on_earth" CHECK ("latitude" BETWEEN -90 AND 90 AND "longitude" BETWEEN -180 AND 180);
ALTER TABLE "providers" ADD CONSTRAINT "providers_ages_in_order" CHECK ("age_min_months" BETWEEN 0 AND 216 AND "age_max_months" BETWEEN "age_min_months" AND 216);
ALTER TABLE "providers" ADD CONSTRAINT "providers_rating_of_reviews" CHECK (("review_count" = 0) = ("rating_average" IS NULL) AND "review_count" >= 0);
ALTER TABLE "provider_age_bands" ADD CONSTRAINT "provider_age_bands_counts" CHECK ("openings" >= 0 AND "waitlist" >= 0 AND "tuition_weekly_cents" >= 0 AND "children_per_adult" > 0);
ALTER TABLE "provider_hours" ADD CONSTRAINT "provider_hours_minutes" CHECK ("weekday" BETWEEN 0 AND 6 AND "opens_minute" BETWEEN 0 AND 1439 AND "closes_minute" BETWEEN 1 AND 1440 AND "opens_minute" <> "closes_minute");
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_stars" CHECK ("rating" BETWEEN 1 AND 5);
