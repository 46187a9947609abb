import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ContextType } from 'react'
import { renderToString } from 'react-dom/server'
import { SearchFailed } from './search-failed'
import { SearchScreen } from './search-screen'
import type { SearchPageView } from './types'

const nowhere = () => {}
/** Nobody goes anywhere while a page is drawn. */
const router: ContextType<typeof AppRouterContext> = {
  bfcacheId: '',
  push: nowhere,
  replace: nowhere,
  prefetch: nowhere,
  refresh: nowhere,
  back: nowhere,
  forward: nowhere,
}

/** The screen as HTML, and what React wakes it from in the browser: of the view what the HTML does not say (asked-searches.ts). */
export function draw(view: SearchPageView): { html: string; data: SearchPageView } {
  const html = renderToString(
    <AppRouterContext value={router}>
      <SearchScreen view={view} />
    </AppRouterContext>,
  )
  return { html, data: { ...view, texts: {} } }
}

/** In its place where nothing could be answered; with JavaScript the search is then asked once more. */
export function drawFailed(href: string): string {
  return renderToString(<SearchFailed href={href} />)
}
