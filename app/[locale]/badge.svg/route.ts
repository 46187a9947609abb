import { badgeSvg } from '@/lib/content/seo/rules/badge'
import { SITE } from '@/lib/platform/config/site'
import { localeOf } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'

type Context = { params: Promise<{ locale: string }> }

/** Embedded by other sites: one URL per language for all of them, without a query. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const locale = localeOf((await params).locale)
  return new Response(badgeSvg(translate(locale, 'content.badge'), SITE.name), {
    headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  })
}
