CREATE TYPE "paid_plan" AS ENUM ('STARTER', 'PRO');
CREATE TYPE "invoice_kind" AS ENUM ('start', 'renewal', 'upgrade');
CREATE TYPE "invoice_status" AS ENUM ('open', 'paid', 'withdrawn');

CREATE TABLE "subscriptions" (
  "provider_id" INTEGER NOT NULL,
  "plan" "paid_plan" NOT NULL,
  "period_start" TIMESTAMPTZ(3) NOT NULL,
  "period_end" TIMESTAMPTZ(3) NOT NULL,
  "anchor_day" SMALLINT NOT NULL,
  "renews" BOOLEAN NOT NULL DEFAULT true,
  CONSTRAINT "subscriptions_pkey" PRIMARY KEY ("provider_id"),
  CONSTRAINT "subscriptions_period" CHECK ("period_start" <= "period_end"),
  CONSTRAINT "subscriptions_anchor" CHECK ("anchor_day" BETWEEN 1 AND 31),
  CONSTRAINT "subscriptions_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "subscriptions_period_end_idx" ON "subscriptions" ("period_end");

CREATE TABLE "invoices" (
  "id" SERIAL NOT NULL,
  "provider_id" INTEGER NOT NULL,
  "plan" "paid_plan" NOT NULL,
  "kind" "invoice_kind" NOT NULL,
  "status" "invoice_status" NOT NULL DEFAULT 'open',
  "amount_cents" INTEGER NOT NULL,
  "period_start" TIMESTAMPTZ(3),
  "period_end" TIMESTAMPTZ(3),
  "billed_name" TEXT NOT NULL,
  "billed_place" TEXT NOT NULL,
  "issued_at" TIMESTAMPTZ(3) NOT NULL,
  "paid_at" TIMESTAMPTZ(3),
  "paid_by" TEXT,
  CONSTRAINT "invoices_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "invoices_amount" CHECK ("amount_cents" >= 0),
  CONSTRAINT "invoices_paid" CHECK (("status" = 'paid') = ("paid_at" IS NOT NULL)),
  CONSTRAINT "invoices_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "invoices_provider_id_id_idx" ON "invoices" ("provider_id", "id" DESC);
CREATE INDEX "invoices_status_id_idx" ON "invoices" ("status", "id" DESC);
-- One renewal, and one first month or upgrade.
CREATE UNIQUE INDEX "invoices_one_open" ON "invoices" ("provider_id", ("kind" = 'renewal')) WHERE "status" = 'open';
