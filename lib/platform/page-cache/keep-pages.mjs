/** Where Next looks for a cache of the whole process; what next.config.mjs names it would import twice at every request. */
const CACHES = Symbol.for('@next/cache-handlers')

/** Has Next keep its generated pages in our cache. Called once, before the server starts. */
export async function keepPages() {
  // Read now and not with the file: Next's own part of it asks whether this is a production server.
  const { default: PageCache } = await import('./handler.mjs')
  globalThis[CACHES] = { FetchCache: PageCache }
}
