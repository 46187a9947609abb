import { llmsText } from '@/lib/content/seo/rules/feeds'
import { siteUrl } from '@/lib/platform/config/env'

/** Per request, because the build does not know the site's URL. */
export const dynamic = 'force-dynamic'

/** What the site is and where to read what, for language models (https://llmstxt.org). */
export function GET(): Response {
  return new Response(llmsText(siteUrl()), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=0, s-maxage=3600' },
  })
}
