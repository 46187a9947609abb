CREATE TABLE "import_aside_homes" (
  "source" TEXT NOT NULL,
  "source_id" TEXT NOT NULL,
  "street" TEXT,
  "latitude" DOUBLE PRECISION NOT NULL,
  "longitude" DOUBLE PRECISION NOT NULL,
  CONSTRAINT "import_aside_homes_pkey" PRIMARY KEY ("source", "source_id"),
  CONSTRAINT "import_aside_homes_source_source_id_fkey" FOREIGN KEY ("source", "source_id") REFERENCES "import_asides" ("source", "source_id") ON DELETE CASCADE ON UPDATE CASCADE
);
