import { answerers } from '@/lib/platform/page-cache/written-pages.mjs'
import { routes } from '@/lib/platform/routes'

/** Has searches written into the search page; what answers them is read at the first. Called once, in every process that serves. */
export function writeSearches(): void {
  answerers.set(routes.search(), async (query, request) => (await import('./answer')).answerSearch(query, request))
}
