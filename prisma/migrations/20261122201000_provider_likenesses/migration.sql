CREATE TABLE "provider_likenesses" (
  "low_id" INTEGER NOT NULL,
  "high_id" INTEGER NOT NULL,
  "percent" SMALLINT NOT NULL,
  CONSTRAINT "provider_likenesses_pkey" PRIMARY KEY ("low_id", "high_id"),
  CONSTRAINT "provider_likenesses_low_id_fkey" FOREIGN KEY ("low_id") REFERENCES "providers" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "provider_likenesses_high_id_fkey" FOREIGN KEY ("high_id") REFERENCES "providers" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "provider_likenesses_order" CHECK ("low_id" < "high_id")
);
CREATE INDEX "provider_likenesses_high_id_idx" ON "provider_likenesses" ("high_id");
CREATE INDEX "provider_likenesses_surest" ON "provider_likenesses" ("percent" DESC, "low_id", "high_id");
CREATE TABLE "likeness_searches" (
  "id" SERIAL NOT NULL,
  "started_at" TIMESTAMPTZ(3) NOT NULL,
  "through_id" INTEGER NOT NULL DEFAULT 0,
  "finished_at" TIMESTAMPTZ(3),
  CONSTRAINT "likeness_searches_pkey" PRIMARY KEY ("id")
);
