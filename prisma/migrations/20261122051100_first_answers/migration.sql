-- AlterTable
ALTER TABLE "inquiries" ADD COLUMN     "answered_at" TIMESTAMPTZ(3);

-- What was answered so far.
UPDATE "inquiries" SET "answered_at" = first.at
FROM (SELECT "inquiry_id", min("created_at") AS at FROM "messages" WHERE "side" = 'careprovider' GROUP BY "inquiry_id") first
WHERE first."inquiry_id" = "inquiries"."id";
