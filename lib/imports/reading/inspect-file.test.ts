import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inspectFile, readNames } from './inspect-file'

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
  ])('%s is recognized', async (encoding, content) => {
    expect(await inspect(content)).toMatchObject({ encoding })
  })

  test.each([
    ['a spreadsheet', Buffer.from('PK\u0003\u0004rest'), 'save the sheet as CSV'],
    ['a PDF', Buffer.from('%PDF-1.7'), 'is no CSV file but a PDF'],
    ['a compressed file', Buffer.from([0x1f, 0x8b, 8]), 'unpack it first'],
    ['nothing', Buffer.alloc(0), 'is empty.'],
  ])('%s is rejected with advice', async (_, content, sentence) => {
    await expect(inspect(content)).rejects.toThrow(sentence)
  })

  test('a missing path or a folder is rejected', async () => {
    await expect(inspectFile(path.join(folder, 'none.csv'))).rejects.toThrow('There is no file at')
    await expect(inspectFile(folder)).rejects.toThrow('is no file.')
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
    expect(names(Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 255, 254]))).toHaveLength(1)
    expect(names('"never closed,\nx')).toEqual(expect.any(Array))
  })
})
