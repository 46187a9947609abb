import { routes } from '@/lib/platform/routes'

/** What previews of a shared link are asked for: https://ogp.me, large card. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const

export type ShareImage = { url: string; width: number; height: number; alt: string }

/** The picture of a page whose link is shared; `alt` says what stands in it. */
export function shareImage(url: string, alt: string): ShareImage {
  return { url, ...SHARE_IMAGE, alt }
}

export const defaultShareImage = (alt: string) => shareImage(routes.shareImages.site(), alt)
