import { badgeSvg } from '@/lib/content/seo/rules/badge'
import { SITE } from '@/lib/platform/config/site'

/** Drawn at the build. Other sites show it: the same address for all of them, without a query. */
export const dynamic = 'force-static'

export function GET(): Response {
  return new Response(badgeSvg(SITE.name), {
    headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  })
}
