CREATE TABLE "page_views" (
  "path" TEXT NOT NULL,
  "day" DATE NOT NULL,
  "views" INTEGER NOT NULL,
  "visitors" INTEGER NOT NULL,
  CONSTRAINT "page_views_pkey" PRIMARY KEY ("path", "day")
);

CREATE INDEX "page_views_day_idx" ON "page_views" ("day");
