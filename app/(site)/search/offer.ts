import { pageView } from '@/components/search/page-view'
import { isDatabaseAway } from '@/lib/platform/database-away'
import { noteFailedPage } from '@/lib/platform/failed-pages'
import { answerers } from '@/lib/platform/page-cache/written-pages.mjs'
import { routes } from '@/lib/platform/routes'
import { find } from './find'
import { listQuestionOf } from './question'

/** Has searches written into the search page. Called once, in every process that serves. */
export function writeSearches(): void {
  answerers.set(routes.search(), async (query, request) => {
    try {
      const question = listQuestionOf(query)
      return pageView(question, await find(question))
    } catch (error) {
      noteFailedPage(error, { path: routes.search(), method: request.method ?? '', headers: request.headers })
      throw Object.assign(new Error('No search', { cause: error }), { status: isDatabaseAway(error) ? 503 : 500 })
    }
  })
}
