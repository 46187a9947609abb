CREATE TABLE "tour_offers" (
  "provider_id" INTEGER NOT NULL,
  "is_on" BOOLEAN NOT NULL,
  "notice_hours" SMALLINT NOT NULL,
  "days_ahead" SMALLINT NOT NULL,
  CONSTRAINT "tour_offers_pkey" PRIMARY KEY ("provider_id"),
  CONSTRAINT "tour_offers_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "tour_offers_range" CHECK ("notice_hours" BETWEEN 0 AND 336 AND "days_ahead" BETWEEN 1 AND 180)
);

CREATE TABLE "tour_offer_times" (
  "provider_id" INTEGER NOT NULL,
  "weekday" SMALLINT NOT NULL,
  "minute" SMALLINT NOT NULL,
  CONSTRAINT "tour_offer_times_pkey" PRIMARY KEY ("provider_id", "weekday", "minute"),
  CONSTRAINT "tour_offer_times_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "tour_offers" ("provider_id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "tour_offer_times_range" CHECK ("weekday" BETWEEN 0 AND 6 AND "minute" BETWEEN 0 AND 1439)
);

CREATE TABLE "tour_offer_days" (
  "provider_id" INTEGER NOT NULL,
  "day" DATE NOT NULL,
  "minutes" SMALLINT[],
  CONSTRAINT "tour_offer_days_pkey" PRIMARY KEY ("provider_id", "day"),
  CONSTRAINT "tour_offer_days_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "tour_offers" ("provider_id") ON DELETE CASCADE ON UPDATE CASCADE
);

ALTER TABLE "tours" ADD COLUMN "is_picked" BOOLEAN NOT NULL DEFAULT false;

-- One family at an offered time: whatever a process thinks that it has seen.
CREATE UNIQUE INDEX "tours_one_picked_at_a_time" ON "tours" ("provider_id", "starts_at") WHERE "status" = 'accepted' AND "is_picked";
