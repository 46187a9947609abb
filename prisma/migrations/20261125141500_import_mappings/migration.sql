-- How a list is read, saved under a name by an admin, so that the next release of the list is read alike.
CREATE TABLE "import_mappings" (
    "name" TEXT NOT NULL,
    "mapping" JSONB NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "import_mappings_pkey" PRIMARY KEY ("name")
);

-- By hand: some states publish lists without ZIP codes, so a center may be known by its city alone, as a home may be by choice.
ALTER TABLE "providers" DROP CONSTRAINT "providers_zip_of_homes";
