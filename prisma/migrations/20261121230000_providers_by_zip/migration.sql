-- The page of a ZIP code lists its providers.
CREATE INDEX "providers_zip_idx" ON "providers"("zip");
