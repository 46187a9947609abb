import type { IncomingMessage } from 'node:http'
import { pageView } from '@/components/search/page-view'
import { isDatabaseAway } from '@/lib/platform/database-away'
import { noteFailedPage } from '@/lib/platform/failed-pages'
import { routes } from '@/lib/platform/routes'
import { find } from './find'
import { listQuestionOf } from './question'

/** What is written into the search page for an address. A failure is in the log, and has the status of its answer. */
export async function answerSearch(
  query: Record<string, string | string[]>,
  { method = '', headers }: IncomingMessage,
) {
  try {
    const question = listQuestionOf(query)
    return pageView(question, await find(question))
  } catch (error) {
    noteFailedPage(error, { path: routes.search(), method, headers })
    throw Object.assign(new Error('No search', { cause: error }), { status: isDatabaseAway(error) ? 503 : 500 })
  }
}
