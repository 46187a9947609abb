CREATE TABLE "sponsored_placements" (
  "id" SERIAL NOT NULL,
  "provider_id" INTEGER NOT NULL,
  "starts_at" TIMESTAMPTZ(3) NOT NULL,
  "ends_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "sponsored_placements_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "sponsored_placements_times" CHECK ("starts_at" <= "ends_at"),
  CONSTRAINT "sponsored_placements_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "sponsored_placements_provider_id_id_idx" ON "sponsored_placements" ("provider_id", "id" DESC);
