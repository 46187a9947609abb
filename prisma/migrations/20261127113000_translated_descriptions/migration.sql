-- What providers say of themselves in the other languages of the site, by language: {"es-US": "..."}.
ALTER TABLE "providers" ADD COLUMN "descriptions" JSONB NOT NULL DEFAULT '{}';
