-- The files at /open-data/: what they hold, and the keys of their pieces in storage.
CREATE TABLE "open_data_files" (
    "format" TEXT NOT NULL,
    "made_at" TIMESTAMPTZ(3),
    "rows" INTEGER NOT NULL DEFAULT 0,
    "bytes" INTEGER NOT NULL DEFAULT 0,
    "text_bytes" BIGINT NOT NULL DEFAULT 0,
    "sha256" TEXT NOT NULL DEFAULT '',
    "pieces" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "former" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "unfinished" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "open_data_files_pkey" PRIMARY KEY ("format")
);
