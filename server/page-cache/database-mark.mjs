/** Stored with a page as one of its headers, or in a query's result, and never sent. */
const MARK = 'x-kept-of'

/**
 * What tells databases apart: a hash of its host and name, without the user. "" where none is configured.
 *
 * @param {string} [url] @returns {Promise<string>}
 */
export async function databaseMark(url = process.env.DATABASE_URL) {
  if (!url) return ''
  const { host, pathname } = new URL(url)
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(host + pathname))
  return btoa(String.fromCharCode(...new Uint8Array(hash).slice(0, 9)))
}

/** The same value with the mark of its database, for the disk; what is sent now stays as it is. */
export function marked(value, mark) {
  return value.kind === 'FETCH' ? { ...value, [MARK]: mark } : { ...value, headers: { ...value.headers, [MARK]: mark } }
}

/** The marks of what was read: each is removed once. */
const known = new WeakMap()

/** Whether another process that shares this folder rendered it from another database. What the build rendered has no mark. */
export function isOfAnotherDatabase(value, own) {
  if (!known.has(value)) {
    const holder = value.kind === 'FETCH' ? value : (value.headers ?? {})
    known.set(value, holder[MARK])
    delete holder[MARK]
  }
  const mark = known.get(value)
  return mark !== undefined && mark !== own
}
