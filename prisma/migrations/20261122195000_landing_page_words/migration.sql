CREATE TABLE "landing_page_words" (
  "path" TEXT NOT NULL,
  "sister_path" TEXT,
  "percent" SMALLINT NOT NULL,
  "compared_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "landing_page_words_pkey" PRIMARY KEY ("path")
);
