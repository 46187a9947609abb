import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { refusalOf } from '@/tests/support/platform/in-english'
import { inspectFile, readNames } from './inspect-file'
import { unpacked } from './packed-files'

describe('inspect file', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'inspect file '))
  })
  afterAll(() => rm(folder, { recursive: true }))

  async function inspect(content: string | Buffer) {
    const file = path.join(folder, 'file.csv')
    await writeFile(file, content)
    return inspectFile(file)
  }

  test('a file gets its hash and size', async () => {
    const content = 'ID,NAME\n1,Niños\n'
    expect(await inspect(content)).toMatchObject({
      bytes: Buffer.byteLength(content),
      sha256: createHash('sha256').update(content).digest('hex'),
      encoding: 'utf-8',
    })
  })

  test('a character split between two chunks is not mistaken for another encoding', async () => {
    expect(await inspect(`${'x'.repeat(65_535)}ñ`)).toMatchObject({ encoding: 'utf-8' })
  })

  test.each([
    ['windows-1252', Buffer.from('Ni\xf1os', 'latin1')],
    ['windows-1252', Buffer.concat([Buffer.from('x'.repeat(70_000)), Buffer.from([0xf1])])],
    ['utf-16le', Buffer.from('\ufeffNiños', 'utf16le')],
    ['utf-16le', Buffer.from('ID,NAME\n1,Otter', 'utf16le')],
    ['utf-16be', Buffer.from('\ufeffID,NAME', 'utf16le').swap16()],
    ['utf-16be', Buffer.from('ID,NAME\n1,Otter', 'utf16le').swap16()],
  ])('%s is recognized', async (encoding, content) => {
    expect(await inspect(content)).toMatchObject({ encoding })
  })

  test.each([
    ['half an archive', Buffer.from('PK\u0003\u0004rest'), 'is cut off or damaged, so we can’t unpack'],
    ['half a gzip file', gzipSync('ID,NAME\n1,Otter\n').subarray(0, 20), 'is cut off or damaged'],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), 'save it as .xlsx or CSV'],
    [
      'a workbook with a password',
      Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from('EncryptedPackage', 'utf16le')]),
      'is protected by a password: open it and save it without one.',
    ],
    ['a PDF', Buffer.from('%PDF-1.7'), 'isn’t a list: it’s a PDF.'],
    ['a web page saved as CSV', Buffer.from('\n<!DOCTYPE html><title>Otters</title>'), 'is a web page, not a list'],
    ['XML', Buffer.from('<?xml version="1.0"?><a/>'), 'is XML'],
    ['a program', Buffer.from(Array.from({ length: 400 }, (_, index) => (index * 7) % 256)), 'is a binary file'],
    ['nothing', Buffer.alloc(0), 'is empty.'],
  ])('%s is rejected with advice', async (_, content, sentence) => {
    expect(await refusalOf(inspect(content))).toContain(sentence)
  })

  test.each([
    [',', 'Id,Name,City\n1,"Otter; House",Jay\n'],
    [';', 'Id;Name;City\n1;Otter, House, Jay;Jay\n'],
    ['\t', 'Id\tName\tCity\n1\tOtter, House\tJay\n'],
    ['|', 'Id|Name|City\n1|Otter|Jay\n'],
  ])('fields separated by %j are recognized', async (delimiter, content) => {
    expect(await inspect(content)).toMatchObject({ format: 'csv', delimiter })
  })

  test.each([
    ['json', '{"content":[{"id":1}]}'],
    ['json', '[{"id":1},{"id":2}]'],
    ['json-lines', '{"id":1}\n{"id":2}\n'],
    ['json-lines', `{"id":1,"note":"${'long '.repeat(30_000)}"}\n{"id":2}\n`],
    ['json', `{"note":"${'long '.repeat(30_000)}","rows":[{"id":1}]}\n`],
  ])('%s is recognized by its content', async (format, content) => {
    expect(await inspect(content)).toMatchObject({ format })
  })

  test('a small archive that unpacks to more than any list is refused', async () => {
    const text = Buffer.from('ID,NAME\n'.repeat(50_000))
    const archive = Buffer.from(zipSync({ 'list.csv': text }))
    for (const [content, packing] of [
      [gzipSync(text), { is: 'gzip' }],
      [archive, { is: 'zip', entry: 'list.csv' }],
    ] as const) {
      const file = path.join(folder, 'packed')
      await writeFile(file, content)
      const read = async (maxBytes?: number) => {
        let bytes = 0
        for await (const chunk of unpacked(file, packing, undefined, maxBytes)) bytes += chunk.length
        return bytes
      }
      await expect(read()).resolves.toBe(text.length)
      expect(await refusalOf(read(200_000))).toContain('unpacks to more than')
    }
  })

  test('a missing path or a folder is rejected', async () => {
    expect(await refusalOf(inspectFile(path.join(folder, 'none.csv')))).toContain('There is no file at')
    expect(await refusalOf(inspectFile(folder))).toContain('isn’t a file.')
  })
})

describe('read names', () => {
  const names = (text: string | Uint8Array) => readNames(typeof text === 'string' ? Buffer.from(text) : text)

  test('the header is found below a title and in a long file', () => {
    expect(names('Id,Name,Zip\n1,Otter,32801\n')).toEqual(['Id', 'Name', 'Zip'])
    expect(names('May 2026,,\nId,"Name, legal",Zip\n1,Otter,32801\n')).toEqual(['Id', 'Name, legal', 'Zip'])
    expect(names(`Id,Name\n${'1,Otter\n'.repeat(20_000)}`)).toEqual(['Id', 'Name'])
    expect(names(Buffer.from('\uFEFFId,Name\n1,Otter\n', 'utf16le'))).toEqual(['Id', 'Name'])
  })

  test('a file that is not CSV does not throw', () => {
    expect(names('')).toEqual([])
    expect(names(Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 255, 254]))).toEqual([])
    expect(names('"never closed,\nx')).toEqual(expect.any(Array))
  })
})
