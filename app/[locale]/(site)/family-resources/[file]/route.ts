import { notFound } from 'next/navigation'
import { packFiles } from '@/components/content/resources/packs'
import { renderPackPdf } from '@/lib/content/resources/pdf/pack'
import { localeOf } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'

/** Rendered on request, not during the build. */
export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ locale: string; file: string }> }

/** A Kinder Prep Pack as a file: "kinder-prep-pack-1.pdf". */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale: requestedLocale, file: name } = await params
  const locale = localeOf(requestedLocale)
  const t = translate(locale, 'content.packs')
  const state = translate(locale, 'content.stateTexts')
  const file = name.endsWith('.pdf') ? packFiles(t, state).get(name.slice(0, -'.pdf'.length)) : undefined
  if (!file) notFound()
  return new Response(await renderPackPdf(locale, file), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800',
    },
  })
}
