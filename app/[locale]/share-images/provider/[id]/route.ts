import { notFound, permanentRedirect } from 'next/navigation'
import { readPicture } from '@/lib/media/queries'
import { routes } from '@/lib/platform/http/routes'
import { localPath } from '@/lib/platform/language/addresses.mjs'
import { localeOf } from '@/lib/platform/language/locales'
import { now } from '@/lib/platform/time/clock'
import { findProviderPage } from '@/lib/providers/queries'
import { respondWithImage, shareMessages } from '../../share-image'

type Context = { params: Promise<{ locale: string; id: string }> }

/** Name, city, rating and cover photo; only text for a family home, so that its picture reveals nothing. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale: requestedLocale, id } = await params
  const locale = localeOf(requestedLocale)
  const page = await findProviderPage(id, now())
  if (page.kind === 'none') notFound()
  if (page.kind === 'redirect') permanentRedirect(localPath(locale, routes.shareImages.provider(page.publicId)))
  const { kind, photos } = page.detail
  const [cover] = kind === 'family_home' ? [] : photos
  const bytes = cover && (await readPicture(cover.src))
  return respondWithImage(shareMessages.provider(locale, page.detail), bytes ? { path: cover.src, bytes } : null)
}
