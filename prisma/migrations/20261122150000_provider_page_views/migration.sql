ALTER TYPE "interaction_type" ADD VALUE 'call';

CREATE TYPE "page_view_source" AS ENUM ('search', 'landing', 'here', 'elsewhere', 'direct');

CREATE TABLE "provider_page_views" (
  "provider_id" INTEGER NOT NULL,
  "day" DATE NOT NULL,
  "source" "page_view_source" NOT NULL,
  "count" INTEGER NOT NULL,
  CONSTRAINT "provider_page_views_pkey" PRIMARY KEY ("provider_id", "day", "source"),
  CONSTRAINT "provider_page_views_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
