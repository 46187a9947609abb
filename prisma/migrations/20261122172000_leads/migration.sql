CREATE TYPE "lead_mark" AS ENUM ('replied', 'visited', 'waitlist', 'lost');
CREATE TYPE "lost_reason" AS ENUM ('no_place', 'price', 'schedule', 'distance', 'other_provider', 'no_answer', 'other');

CREATE TABLE "leads" (
  "inquiry_id" INTEGER NOT NULL,
  "mark" "lead_mark",
  "marked_at" TIMESTAMPTZ(3),
  "lost_reason" "lost_reason",
  "band" "age_band",
  "waiting_since" DATE,
  "next_step" TEXT NOT NULL DEFAULT '',
  "next_step_on" DATE,
  CONSTRAINT "leads_pkey" PRIMARY KEY ("inquiry_id"),
  CONSTRAINT "leads_inquiry_id_fkey" FOREIGN KEY ("inquiry_id") REFERENCES "inquiries" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "leads_mark_has_its_time" CHECK (("mark" IS NULL) = ("marked_at" IS NULL)),
  CONSTRAINT "leads_lost_has_a_reason" CHECK ("mark" IS DISTINCT FROM 'lost' OR "lost_reason" IS NOT NULL),
  CONSTRAINT "leads_waitlist_has_a_day" CHECK ("mark" IS DISTINCT FROM 'waitlist' OR ("band" IS NOT NULL AND "waiting_since" IS NOT NULL)),
  CONSTRAINT "leads_next_step_has_a_day" CHECK (("next_step" = '') = ("next_step_on" IS NULL))
);

CREATE TABLE "lead_notes" (
  "id" SERIAL NOT NULL,
  "inquiry_id" INTEGER NOT NULL,
  "author_id" INTEGER NOT NULL,
  "text" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "lead_notes_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "lead_notes_inquiry_id_fkey" FOREIGN KEY ("inquiry_id") REFERENCES "inquiries" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "lead_notes_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "lead_notes_inquiry_id_idx" ON "lead_notes" ("inquiry_id");
CREATE INDEX "lead_notes_author_id_idx" ON "lead_notes" ("author_id");
