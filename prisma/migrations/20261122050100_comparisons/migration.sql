-- CreateTable
CREATE TABLE "comparisons" (
    "user_id" INTEGER NOT NULL,
    "child_id" INTEGER,
    "weights" JSONB NOT NULL DEFAULT '{}',
    "link_hash" BYTEA,
    "link_made_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "comparisons_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "comparisons_link_hash_key" ON "comparisons"("link_hash");

-- CreateIndex
CREATE INDEX "comparisons_child_id_idx" ON "comparisons"("child_id");

-- AddForeignKey
ALTER TABLE "comparisons" ADD CONSTRAINT "comparisons_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comparisons" ADD CONSTRAINT "comparisons_child_id_fkey" FOREIGN KEY ("child_id") REFERENCES "children"("id") ON DELETE SET NULL ON UPDATE CASCADE;
