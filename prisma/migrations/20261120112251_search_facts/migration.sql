-- What the filters of search ask of a document, in columns that an index can carry.
ALTER TABLE "provider_search_documents" DROP COLUMN "children_per_adult",
DROP COLUMN "week_hours",
ADD COLUMN     "county" TEXT,
ADD COLUMN     "hours_confirmed_on" DATE,
ADD COLUMN     "open_minutes" int4multirange,
ADD COLUMN     "ratio_bits" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "time_zone" TEXT NOT NULL DEFAULT 'America/New_York';

-- One index that answers the geometric part of a search without visiting the table. Prisma's schema lists the INCLUDEd
-- columns as if they were keys: it cannot say INCLUDE, and reads it back that way.
DROP INDEX "provider_search_documents_cell_idx";
CREATE INDEX "provider_search_documents_near" ON "provider_search_documents"("cell") INCLUDE ("provider_id", "latitude", "longitude", "traits", "amenities", "age_min_months", "age_max_months", "opening_bands", "openings_confirmed_on", "tuition_confirmed_on", "hours_confirmed_on", "tuition_cents", "tuition_min_cents", "ratio_bits", "weekday_opens", "weekday_closes", "open_minutes", "time_zone", "rating_average", "review_count", "sponsored_until", "is_temporarily_closed", "completeness");

CREATE INDEX "provider_search_documents_county_idx" ON "provider_search_documents"("county");
