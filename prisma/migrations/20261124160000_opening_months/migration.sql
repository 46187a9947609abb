-- From which month each room has an opening, so that a search can order by what fits a child. Read together with openings_confirmed_on.
ALTER TABLE "provider_search_documents" ADD COLUMN "opening_months" SMALLINT[];

UPDATE "provider_search_documents" d SET "opening_months" = months.by_band
FROM (
  SELECT p.provider_id, array_agg(
    CASE WHEN b.openings > 0 THEN coalesce(extract(year FROM b.openings_from) * 12 + extract(month FROM b.openings_from) - 1, 0)
      WHEN b.openings = 0 THEN 32767 END ORDER BY bands.band)::smallint[] AS by_band
  FROM (SELECT DISTINCT provider_id FROM "provider_age_bands") p
  CROSS JOIN unnest(enum_range(NULL::"age_band")) AS bands (band)
  LEFT JOIN "provider_age_bands" b ON b.provider_id = p.provider_id AND b.band = bands.band
  GROUP BY p.provider_id
) months
WHERE months.provider_id = d.provider_id;
