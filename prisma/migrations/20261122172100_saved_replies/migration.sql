CREATE TABLE "saved_replies" (
  "id" SERIAL NOT NULL,
  "provider_id" INTEGER NOT NULL,
  "title" TEXT NOT NULL,
  "text" TEXT NOT NULL,
  CONSTRAINT "saved_replies_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "saved_replies_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "saved_replies_provider_id_idx" ON "saved_replies" ("provider_id");
