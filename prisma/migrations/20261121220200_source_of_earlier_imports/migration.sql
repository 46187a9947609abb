-- Batches from before the journal: which list they were, and of which day, so that the next file can be compared with them.
-- Apart from the columns themselves, whose migration locks the providers until it ends.
UPDATE "import_batches" b SET "source" = held."source", "source_date" = held."source_date"
FROM (
  SELECT s."batch_id", min(s."source") AS "source", max(f."confirmed_on") AS "source_date"
  FROM "provider_sources" s
  LEFT JOIN "provider_facts" f ON f."provider_id" = s."provider_id" AND f."group" = 'contact' AND f."source" = 'state_file'
  WHERE s."batch_id" IS NOT NULL
  GROUP BY s."batch_id"
) held
WHERE b."id" = held."batch_id";
