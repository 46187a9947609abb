import { drawShareImage, type ShareImageText } from '@/lib/seo/drawing/share-image'

/** Proxies keep it a day; previews fetch it once. */
const HEADERS = {
  'content-type': 'image/png',
  'cache-control': 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800',
}

export async function answerWithImage(text: ShareImageText): Promise<Response> {
  return new Response(new Uint8Array(await drawShareImage(text)), { headers: HEADERS })
}
