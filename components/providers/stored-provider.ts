/**
 * What a list stores in session storage when a provider is opened, so that its page can be previewed while it loads.
 */
export type StoredProvider = { name: string; image: string | null; rating: number | null }

const keyOf = (id: string) => `provider_${id}`
/** Stored as a draft, so that signing out deletes it: it may contain a child's age and where a family lives. */
const LAST_SEARCH = 'draft:last_search'

/** Storage may be full or blocked: then nothing is stored. */
function orNull<Result>(act: () => Result): Result | null {
  try {
    return act()
  } catch {
    return null
  }
}

/** `id` is the public id. */
export function storeProvider(id: string, provider: StoredProvider): void {
  orNull(() => sessionStorage.setItem(keyOf(id), JSON.stringify(provider)))
}

/** Null without one, or with invalid data. The image must be from this site. */
export function readStoredProvider(id: string): StoredProvider | null {
  const value: unknown = orNull(() => JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null'))
  if (typeof value !== 'object' || value === null || !('name' in value) || typeof value.name !== 'string') return null
  const image = 'image' in value && typeof value.image === 'string' && value.image.startsWith('/') ? value.image : null
  const rating = 'rating' in value && typeof value.rating === 'number' ? value.rating : null
  return { name: value.name, image, rating }
}

/** Stores a search's URL with filters and page, as `routes` builds it, without a language: links add their page's. */
export function storeLastSearch(address: string): void {
  orNull(() => sessionStorage.setItem(LAST_SEARCH, address))
}

/** The last search; `fallback` if there was none in this tab. Never another page or site. */
export function readLastSearch(fallback: string): string {
  const address = orNull(() => sessionStorage.getItem(LAST_SEARCH))
  return address && /^\/search(\?|$)/.test(address) ? address : fallback
}

const AGE = /[?&]age=\d/

/** The query with a child's needs: this page's, or that of the last search in this tab; empty if there is none. */
export function searchedNeeds(): string {
  const { search } = window.location
  const query = AGE.test(search) ? search : readLastSearch('')
  return AGE.test(query) ? query.slice(query.indexOf('?')) : ''
}
