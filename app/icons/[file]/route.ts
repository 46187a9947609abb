import { notFound } from 'next/navigation'
import sharp from 'sharp'
import { logoSvg } from '@/lib/platform/documents/logo'

type Icon = { type: string; render: () => Promise<Uint8Array> }

const png = (size: number, hasGround: boolean) => () =>
  sharp(Buffer.from(logoSvg({ hasGround })), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: hasGround })
    .toBuffer()

/** A favicon of three sizes: the directory of an ICO file, then its PNGs. */
async function ico(): Promise<Uint8Array> {
  const sizes = [16, 32, 48]
  const images = await Promise.all(sizes.map((size) => png(size, false)()))
  const head = Buffer.alloc(6 + 16 * sizes.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(sizes.length, 4)
  let at = head.length
  for (const [index, image] of images.entries()) {
    const entry = 6 + 16 * index
    head.writeUInt8(sizes[index] ?? 0, entry)
    head.writeUInt8(sizes[index] ?? 0, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(image.length, entry + 8)
    head.writeUInt32LE(at, entry + 12)
    at += image.length
  }
  return Buffer.concat([head, ...images])
}

const ICONS: Record<string, Icon> = {
  'icon.svg': { type: 'image/svg+xml', render: async () => Buffer.from(logoSvg()) },
  'favicon.ico': { type: 'image/x-icon', render: ico },
  'apple-touch-icon.png': { type: 'image/png', render: png(180, true) },
  'icon-192.png': { type: 'image/png', render: png(192, true) },
  'icon-512.png': { type: 'image/png', render: png(512, true) },
}

/** The logo of site.config.ts in the sizes that browsers and phones request; next.config.mjs rewrites their usual addresses to these. */
export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = () => Object.keys(ICONS).map((file) => ({ file }))

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const icon = ICONS[(await params).file]
  if (!icon) notFound()
  return new Response(new Uint8Array(await icon.render()), {
    headers: { 'content-type': icon.type, 'cache-control': 'public, max-age=3600' },
  })
}
