-- The language in which a visitor's report is answered.
ALTER TABLE "reports" ADD COLUMN "locale" TEXT;
