-- CreateTable
CREATE TABLE "children" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "birth_month" TEXT NOT NULL,
    "start_month" TEXT,
    "notes" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "children_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "children_birth_month_is_a_month" CHECK ("birth_month" ~ '^\d{4}-(0[1-9]|1[0-2])$'),
    CONSTRAINT "children_start_month_is_a_month" CHECK ("start_month" ~ '^\d{4}-(0[1-9]|1[0-2])$')
);

-- CreateTable
CREATE TABLE "family_preferences" (
    "user_id" INTEGER NOT NULL,
    "amenities" TEXT[],
    "activities" TEXT[],
    "weekly_budget_cents" INTEGER,
    "days" SMALLINT[],
    "drop_off_minute" SMALLINT,
    "pick_up_minute" SMALLINT,
    "home_zip" TEXT,
    "work_zip" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "family_preferences_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "children_user_id_id_idx" ON "children"("user_id", "id");

-- AddForeignKey
ALTER TABLE "children" ADD CONSTRAINT "children_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "family_preferences" ADD CONSTRAINT "family_preferences_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
