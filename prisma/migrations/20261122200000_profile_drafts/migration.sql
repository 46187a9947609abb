-- CreateTable
CREATE TABLE "profile_drafts" (
    "user_id" INTEGER NOT NULL,
    "provider_id" INTEGER NOT NULL,
    "part" TEXT NOT NULL,
    "fields" JSONB NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "profile_drafts_pkey" PRIMARY KEY ("user_id","provider_id","part")
);

-- CreateIndex
CREATE INDEX "profile_drafts_provider_id_idx" ON "profile_drafts"("provider_id");

-- AddForeignKey
ALTER TABLE "profile_drafts" ADD CONSTRAINT "profile_drafts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "profile_drafts" ADD CONSTRAINT "profile_drafts_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;
