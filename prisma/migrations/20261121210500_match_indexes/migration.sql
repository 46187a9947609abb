-- outside a transaction
-- By what an import looks for the provider that a row may be: lib/imports/queries/candidates.ts says the same expressions.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "providers_match_phone" ON "providers"(left("phone", 14)) WHERE "phone" IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS "providers_match_house" ON "providers"("zip", substring("street" from '[0-9]+')) WHERE "street" IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS "providers_match_home" ON "providers"("zip") WHERE "kind" = 'family_home';
CREATE INDEX CONCURRENTLY IF NOT EXISTS "providers_match_name" ON "providers"("zip", regexp_replace(lower(regexp_replace("name", '[^a-zA-Z0-9]+', '', 'g')), '^the|(inc|llc|corp|ltd)$', '', 'g'));
