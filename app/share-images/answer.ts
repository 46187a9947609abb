import { drawShareImage, type ShareImageText, type SharePhoto } from '@/lib/seo/drawing/share-image'

/** Proxies keep it a day; previews fetch it once. */
const HEADERS = {
  'cache-control': 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800',
}

export async function answerWithImage(text: ShareImageText, photo: SharePhoto | null = null): Promise<Response> {
  const { type, bytes } = await drawShareImage(text, photo)
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': type, ...HEADERS } })
}
