import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inspectFile } from './inspect-file'
import { noHeader, type ReadRow, readHeader, readRows } from './read-rows'

describe('find header', () => {
  test('columns may be in any order, with others in between', () => {
    expect(readHeader(['x', 'Name ', 'id'], ['ID', 'NAME'])).toEqual(['X', 'NAME', 'ID'])
    expect(readHeader(['x', 'id'], ['ID', 'NAME'])).toBeNull()
  })

  test('the error names the columns missing from the most similar line, five at most', () => {
    const columns = ['A', 'B', 'C', 'D', 'E', 'F']
    expect(noHeader([['title'], ['a', 'b', 'c', 'd']], columns, 'otters').message).toBe(
      'This is not the file that otters reads: it has no header with E, F.',
    )
    expect(noHeader([], columns, 'otters').message).toContain('A, B, C, D, E and others.')
  })
})

describe('read rows', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'read rows '))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const preset = { code: 'otters', columns: ['ID', 'NAME'] }

  async function read(content: string | Buffer): Promise<ReadRow[]> {
    const file = path.join(folder, 'file.csv')
    await writeFile(file, content)
    const rows: ReadRow[] = []
    for await (const row of readRows(await inspectFile(file), preset)) rows.push(row)
    return rows
  }
  const row = (line: number, ID: string, NAME: string) => ({ line, row: { ID, NAME } })

  test('each row has the line it begins in', async () => {
    expect(await read('ID,NAME\n1,Otter\n\n2,"Two\nlines"\n3,Paper\n')).toEqual([
      row(2, '1', 'Otter'),
      row(4, '2', 'Two\nlines'),
      row(6, '3', 'Paper'),
    ])
  })

  test.each([
    ['a mark of its encoding at the start', '\ufeffID,NAME\n1,Otter\n'],
    ['lines that end as on Windows', 'ID,NAME\r\n1,Otter\r\n'],
    ['no end of its last line', 'ID,NAME\n1,Otter'],
    ['names of columns in small letters, with spaces', ' id ,Name\n1,Otter\n'],
  ])('a file with %s is read', async (_, content) => {
    expect(await read(content)).toEqual([row(2, '1', 'Otter')])
  })

  test('a date above the header is skipped', async () => {
    expect(await read('2025-02-11,\n\nID,NAME\n1,Otter\n')).toEqual([row(4, '1', 'Otter')])
  })

  test('accents in a file from an old Windows program are preserved', async () => {
    expect(await read(Buffer.from('ID,NAME\n1,Ni\xf1os\n', 'latin1'))).toEqual([row(2, '1', 'Niños')])
    expect(await read(Buffer.from('\ufeffID,NAME\n1,Niños\n', 'utf16le'))).toEqual([row(2, '1', 'Niños')])
  })

  test('a row with another number of fields and a damaged one are rejected, and the next is read', async () => {
    expect(await read('ID,NAME\n1\n2,Ot\0ter\n3,Paper,Boat\n4,"Otter" House\n')).toEqual([
      { line: 2, rejection: { code: 'fields', reason: 'The row has 1 fields and the header 2.' } },
      {
        line: 3,
        rejection: { code: 'characters', reason: 'The row holds NUL characters: the file is damaged there.' },
      },
      { line: 4, rejection: { code: 'fields', reason: 'The row has 3 fields and the header 2.' } },
      row(5, '4', '"Otter" House'),
    ])
  })

  test.each([
    ['has another header', 'A,B,C\n1,2,3\n', 'This is not the file that otters reads: it has no header with ID, NAME.'],
    ['lacks one column', 'ID,TITLE\n1,Otter\n', 'This is not the file that otters reads: it has no header with NAME.'],
    ['has no rows', 'ID,NAME\n', 'The file has a header but no rows.'],
    ['is blank', '\n\n \n', 'This is not the file that otters reads: it has no header with ID, NAME.'],
    ['never closes a quotation', 'ID,NAME\n1,"Otter\n2,Paper\n', 'A quotation mark is never closed'],
    ['has a line of ten million letters', `ID,NAME\n1,${'x'.repeat(10_000_000)}\n`, 'longer than 1 million characters'],
    ['is one line of ten million letters', 'x'.repeat(10_000_000), 'longer than 1 million characters'],
  ])(
    'a file that %s is refused with a sentence',
    async (_, content, sentence) => {
      await expect(read(content)).rejects.toThrow(sentence)
    },
    30_000,
  )

  test('random bytes never cause an unexpected error', async () => {
    for (const bytes of [[0], [0xff, 0xfe], [0xff, 0xfe, 0x00], [0xef, 0xbb, 0xbf], [0x22], [0x0d], [0x2c, 0x0a]]) {
      await expect(read(Buffer.from(bytes))).rejects.toThrow(/\.$/)
    }
  })
})
