-- outside a transaction
-- By what admins look for a provider: parts of its name or place, and its license number however it is written.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "providers_find" ON "providers" USING GIN ("name" gin_trgm_ops, "city" gin_trgm_ops, "county" gin_trgm_ops);
CREATE INDEX CONCURRENTLY IF NOT EXISTS "provider_licenses_find" ON "provider_licenses" (upper("number"));
