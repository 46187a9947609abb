CREATE TABLE "provider_edits" (
  "id" SERIAL NOT NULL,
  "provider_id" INTEGER NOT NULL,
  "editor_id" INTEGER,
  "reason" TEXT NOT NULL,
  "fields" JSONB NOT NULL,
  "edited_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "provider_edits_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "provider_edits_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "provider_edits_editor_id_fkey" FOREIGN KEY ("editor_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "provider_edits_provider_id_id_idx" ON "provider_edits" ("provider_id", "id" DESC);
CREATE INDEX "provider_edits_editor_id_idx" ON "provider_edits" ("editor_id");
