-- The audit log becomes a chain: each link's hash covers its entry and the link before it, so that a line which somebody with
-- all rights changed, removed or slipped in is found (npm run audit:verify).
-- CreateTable
CREATE TABLE "audit_links" (
    "position" BIGINT NOT NULL,
    "entry_id" BIGINT NOT NULL,
    "hash" BYTEA NOT NULL,

    CONSTRAINT "audit_links_pkey" PRIMARY KEY ("position")
);

-- CreateIndex
CREATE UNIQUE INDEX "audit_links_entry_id_key" ON "audit_links"("entry_id");

CREATE TRIGGER audit_links_append_only BEFORE UPDATE OR DELETE ON "audit_links"
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

CREATE FUNCTION audit_hash(before bytea, entry audit_entries) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(before || convert_to(jsonb_build_array(
    entry.id, (extract(epoch FROM entry.at) * 1000)::bigint, entry.action, entry.actor_id, entry.subject_id, entry.details,
    encode(entry.address, 'hex'))::text, 'UTF8'))
$$;

CREATE FUNCTION link_audit_entry(entry audit_entries) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  before audit_links;
BEGIN
  -- One at a time, or two links would follow the same one.
  PERFORM pg_advisory_xact_lock(hashtextextended('audit_links', 0));
  SELECT * INTO before FROM audit_links ORDER BY position DESC LIMIT 1;
  INSERT INTO audit_links (position, entry_id, hash)
    VALUES (coalesce(before.position, 0) + 1, entry.id, audit_hash(coalesce(before.hash, ''::bytea), entry));
END $$;

CREATE FUNCTION link_new_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM link_audit_entry(NEW);
  RETURN NULL;
END $$;

-- At the commit, so that the lock is held for that alone and nothing waits for it in the middle of a transaction.
CREATE CONSTRAINT TRIGGER audit_entries_linked AFTER INSERT ON "audit_entries"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION link_new_audit_entry();

-- What was written before. After the trigger, which waits until no transaction of the old kind goes on.
DO $$
DECLARE
  entry audit_entries;
BEGIN
  FOR entry IN SELECT * FROM audit_entries ORDER BY id LOOP
    PERFORM link_audit_entry(entry);
  END LOOP;
END $$;
