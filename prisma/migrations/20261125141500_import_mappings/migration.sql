-- How a list is read, saved under a name by an admin, so that the next release of the list is read alike.
CREATE TABLE "import_mappings" (
    "name" TEXT NOT NULL,
    "mapping" JSONB NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "import_mappings_pkey" PRIMARY KEY ("name")
);
