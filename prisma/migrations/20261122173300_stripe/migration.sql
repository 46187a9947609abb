CREATE TYPE "payment_port" AS ENUM ('offline', 'stripe');
ALTER TABLE "subscriptions" ADD COLUMN "port" "payment_port" NOT NULL DEFAULT 'offline';
ALTER TABLE "invoices" ADD COLUMN "stripe_id" TEXT;
CREATE UNIQUE INDEX "invoices_stripe_id_key" ON "invoices" ("stripe_id");

CREATE TABLE "stripe_customers" (
  "provider_id" INTEGER NOT NULL,
  "customer_id" TEXT NOT NULL,
  "subscription_id" TEXT,
  "checkout_id" TEXT,
  "card" TEXT,
  "is_failing" BOOLEAN NOT NULL DEFAULT false,
  CONSTRAINT "stripe_customers_pkey" PRIMARY KEY ("provider_id"),
  CONSTRAINT "stripe_customers_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "stripe_customers_customer_id_key" ON "stripe_customers" ("customer_id");
