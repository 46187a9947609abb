CREATE TYPE "search_count_kind" AS ENUM ('search', 'age', 'filter', 'hour');

CREATE TABLE "search_counts" (
  "day" DATE NOT NULL,
  "place" TEXT NOT NULL,
  "kind" "search_count_kind" NOT NULL,
  "key" TEXT NOT NULL,
  "count" INTEGER NOT NULL,
  CONSTRAINT "search_counts_pkey" PRIMARY KEY ("place", "day", "kind", "key")
);
