import { renderShareImage, type ShareImageText, type SharePhoto } from '@/lib/content/seo/share-image'
import { SITE } from '@/lib/platform/config/site'
import type { Locale } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'
import type { LandingCareType } from '@/lib/providers/catalogue/traits'

type Shared = { name: string; city: string; state: string; rating: number | null; reviewCount: number }

/** The text in share images: what the page itself shows, and nothing more. */
export const shareMessages = {
  site: (locale: Locale): ShareImageText => ({
    title: SITE.tagline[locale],
    lines: [translate(locale, 'content.shareImages')('site')],
  }),
  provider: (locale: Locale, { name, city, state, rating, reviewCount }: Shared): ShareImageText => {
    const t = translate(locale, 'content.shareImages')
    const isRated = rating !== null && reviewCount > 0
    return {
      title: name,
      lines: [
        `${city}, ${state}`,
        ...(isRated ? [t('rating', { rating: rating.toFixed(1), count: reviewCount })] : []),
      ],
    }
  },
  place: (locale: Locale, careType: LandingCareType, place: string, count: number): ShareImageText => {
    const t = translate(locale, 'places.landing')
    return {
      title: t('heading', { careType, place }),
      lines: count > 0 ? [t('providers', { careType, count })] : [],
    }
  },
}

/** Proxies cache it for a day; link previews fetch it once. */
const HEADERS = {
  'cache-control': 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800',
}

export async function respondWithImage(text: ShareImageText, photo: SharePhoto | null = null): Promise<Response> {
  const { type, bytes } = await renderShareImage(text, photo)
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': type, ...HEADERS } })
}
