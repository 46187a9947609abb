import { badgeSvg } from '@/lib/content/seo/rules/badge'
import { SITE } from '@/lib/platform/config/site'

/** Rendered at build time. Other sites embed it: one URL for all of them, without a query. */
export const dynamic = 'force-static'

export function GET(): Response {
  return new Response(badgeSvg(SITE.name), {
    headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  })
}
