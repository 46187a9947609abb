import sharp from 'sharp'

/** A photo as a phone takes it: left half red, right half blue, with a location and a camera's name in its metadata. */
export function phonePhoto({ width = 600, height = 400, orientation = 1 } = {}): Promise<Buffer> {
  const half = { create: { width: Math.round(width / 2), height, channels: 3 as const, background: '#0000ff' } }
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: half, left: Math.round(width / 2), top: 0 }])
    .jpeg()
    .withExif({
      IFD0: { Make: 'SecretCamera', Copyright: 'SecretOwner' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 32/1 0/1' },
    })
    .withMetadata({ orientation })
    .toBuffer()
}

/** A PNG whose header states this size, without any data: unpacking it would fill the memory. */
export async function pngWithStatedSize(width: number, height: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 10, height: 10, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const head = Buffer.from(png)
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  head.writeUInt32BE(crc(head.subarray(12, 29)), 29)
  return head
}

function crc(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return (value ^ 0xffffffff) >>> 0
}
