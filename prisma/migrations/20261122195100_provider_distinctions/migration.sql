CREATE TABLE "provider_distinctions" (
  "low_id" INTEGER NOT NULL,
  "high_id" INTEGER NOT NULL,
  "said_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "provider_distinctions_pkey" PRIMARY KEY ("low_id", "high_id"),
  CONSTRAINT "provider_distinctions_low_id_fkey" FOREIGN KEY ("low_id") REFERENCES "providers" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "provider_distinctions_high_id_fkey" FOREIGN KEY ("high_id") REFERENCES "providers" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "provider_distinctions_order" CHECK ("low_id" < "high_id")
);
CREATE INDEX "provider_distinctions_high_id_idx" ON "provider_distinctions" ("high_id");
