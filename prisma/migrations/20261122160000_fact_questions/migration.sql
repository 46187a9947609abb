CREATE TABLE "fact_questions" (
  "provider_id" INTEGER NOT NULL,
  "asked_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "fact_questions_pkey" PRIMARY KEY ("provider_id"),
  CONSTRAINT "fact_questions_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
