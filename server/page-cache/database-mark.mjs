/** Stored in a page's headers or in a query result, and removed before use. Entries on disk have this name, so it must not change. */
const MARK = 'x-kept-of'

/**
 * Identifies a database: a hash of its host and name, without the user. "" if none is configured.
 *
 * @param {string} [url] @returns {Promise<string>}
 */
export async function databaseMark(url = process.env.DATABASE_URL) {
  if (!url) return ''
  const { host, pathname } = new URL(url)
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(host + pathname))
  return btoa(String.fromCharCode(...new Uint8Array(hash).slice(0, 9)))
}

/** A copy of the value with the mark of its database, to be stored on disk. */
export function marked(value, mark) {
  return value.kind === 'FETCH' ? { ...value, [MARK]: mark } : { ...value, headers: { ...value.headers, [MARK]: mark } }
}

/** Marks by value, because each is removed from its value at the first read. */
const known = new WeakMap()

/** Whether the entry was rendered from another database, by another process that shares this folder. Entries of the build have no mark. */
export function isOfAnotherDatabase(value, own) {
  if (!known.has(value)) {
    const holder = value.kind === 'FETCH' ? value : (value.headers ?? {})
    known.set(value, holder[MARK])
    delete holder[MARK]
  }
  const mark = known.get(value)
  return mark !== undefined && mark !== own
}
