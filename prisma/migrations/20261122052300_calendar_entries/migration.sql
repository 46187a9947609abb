-- CreateTable
CREATE TABLE "calendar_entries" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "start_minute" SMALLINT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "calendar_entries_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "calendar_entries_minute_of_a_day" CHECK ("start_minute" BETWEEN 0 AND 1439)
);

-- CreateIndex
CREATE INDEX "calendar_entries_user_id_day_idx" ON "calendar_entries"("user_id", "day");

-- AddForeignKey
ALTER TABLE "calendar_entries" ADD CONSTRAINT "calendar_entries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
