-- Result rows as a search answers them. Filled by the job "keep-cards"; a search makes what is missing.
CREATE TABLE "provider_cards" (
    "provider_id" INTEGER NOT NULL,
    "made_of" TIMESTAMPTZ(3) NOT NULL,
    "form" TEXT NOT NULL,
    "card" JSON NOT NULL,

    CONSTRAINT "provider_cards_pkey" PRIMARY KEY ("provider_id")
);

ALTER TABLE "provider_cards" ADD CONSTRAINT "provider_cards_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A card of some 2 kB is neither packed nor moved aside: it is read much more often than written.
ALTER TABLE "provider_cards" SET (toast_tuple_target = 8160);
