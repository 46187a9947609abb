import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { inEnglish, refusalOf } from '@/tests/support/platform/in-english'
import { inspectFile } from './inspect-file'
import { missingHeaderError, type Reading, type ReadRow, readHeader, readRows } from './read-rows'

const PHONETIC = '<rPh sb="0" eb="1"><t>Reading</t></rPh><phoneticPr fontId="1"/>'

/** A workbook as Excel writes it: texts by number, phonetic readings, dates as days, times as parts of a day, and rows and cells that are left out. */
function workbook(declaration = ''): Buffer {
  const sheet = (rows: string) => strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`)
  const parts = {
    'xl/workbook.xml': strToU8(
      '<workbook xmlns:r="r"><sheets><sheet name="About" r:id="rId1"/><sheet name="List" r:id="rId2"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    ),
    'xl/styles.xml': strToU8(
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="&quot;Day&quot; yyyy-mm-dd"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="18"/></cellXfs></styleSheet>',
    ),
    'xl/sharedStrings.xml': strToU8(
      `${declaration}<sst><si><t>Id</t></si><si><r><t>Na</t></r><r><t>me</t></r></si><si><t>Otter ${declaration ? '&file;' : '&amp;'} Son</t>${PHONETIC}</si></sst>`,
    ),
    'xl/worksheets/sheet1.xml': sheet('<row r="1"><c r="A1" t="inlineStr"><is><t>Read me</t></is></c></row>'),
    'xl/worksheets/sheet2.xml': sheet(
      [
        '<row r="1"><c r="A1" t="inlineStr"><is><t>Otters, June 2026</t></is></c></row>',
        '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c><c r="C2" t="str"><v>Open</v></c><c r="D2" t="str"><v>Since</v></c><c r="E2" t="str"><v>Seats</v></c><c r="F2" t="str"><v>Opens</v></c></row>',
        '<row r="3"><c r="A3"><v>1</v></c><c r="B3" t="s"><v>2</v></c><c r="C3" t="b"><v>1</v></c><c r="D3" s="1"><v>39778</v></c><c r="E3"><v>0.30000000000000004</v></c><c r="F3" s="2"><v>0.270833333333333</v></c></row>',
        '<row r="4"><c r="A4"/></row>',
        `<row r="5"><c r="A5"><v>2</v></c><c r="B5" t="inlineStr"><is><t>Paper</t>${PHONETIC}</is></c><c r="E5" t="e"><v>#N/A</v></c></row>`,
      ].join(''),
    ),
  }
  return Buffer.from(zipSync(parts))
}

describe('find header', () => {
  test('columns may be in any order, with others in between', () => {
    expect(readHeader(['x', 'Name ', 'id'], ['ID', 'NAME'])).toEqual(['X', 'NAME', 'ID'])
    expect(readHeader(['x', 'id'], ['ID', 'NAME'])).toBeNull()
  })

  test('the error names the columns missing from the most similar line, five at most', () => {
    const columns = ['A', 'B', 'C', 'D', 'E', 'F']
    expect(inEnglish(missingHeaderError([['title'], ['a', 'b', 'c', 'd']], columns, 'otters').message)).toBe(
      'This isn’t the file that otters reads: it has no header with E, F.',
    )
    expect(inEnglish(missingHeaderError([], columns, 'otters').message)).toContain('A, B, C, D, E and others.')
  })
})

describe('read rows', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'read rows '))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const preset = { code: 'otters', columns: ['ID', 'NAME'] }
  const columns = (...names: string[]) => ({ code: 'otters', columns: names })

  async function read(content: string | Buffer, reading: Reading = preset): Promise<ReadRow[]> {
    const file = path.join(folder, 'file.csv')
    await writeFile(file, content)
    const rows: ReadRow[] = []
    for await (const row of readRows(await inspectFile(file), reading)) rows.push(row)
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
    ['lines that end as on an old Mac', 'ID,NAME\r1,Otter\r'],
    ['a header that ends in another way than its rows', 'ID,NAME\n"1","Otter"\r\n'],
    ['no end of its last line', 'ID,NAME\n1,Otter'],
    ['names of columns in small letters, with spaces', ' id ,Name\n1,Otter\n'],
  ])('a file with %s is read', async (_, content) => {
    expect(await read(content)).toEqual([row(2, '1', 'Otter')])
  })

  test('of two columns with the same name both are read, and the second gets a number', async () => {
    expect(
      await read('Id,Name,Address,address\n1,Otter,12 Otter Way,PO Box 7\n', columns('ID', 'ADDRESS (2)')),
    ).toEqual([{ line: 2, row: { ID: '1', NAME: 'Otter', ADDRESS: '12 Otter Way', 'ADDRESS (2)': 'PO Box 7' } }])
  })

  test.each([
    ['known', columns('NAME', 'LOCATION CITY')],
    ['not known', columns()],
  ])('a header in two lines with merged cells is read where its columns are %s', async (_, reading) => {
    const header = 'Name,Location,,Phone,Hours,\n,Street,City,,Open,Close\n'
    expect(await read(`Otters\n${header}Otter,12 Otter Way,Jay,555-0100,7:00,18:00\n`, reading)).toEqual([
      {
        line: 4,
        row: {
          NAME: 'Otter',
          'LOCATION STREET': '12 Otter Way',
          'LOCATION CITY': 'Jay',
          PHONE: '555-0100',
          'HOURS OPEN': '7:00',
          'HOURS CLOSE': '18:00',
        },
      },
    ])
  })

  test('the last merged cell may be the last cell of its line, as in a sheet', async () => {
    const [first] = await read('Name,Phone,Location\n,,Street,City\nOtter,555-0100,12 Otter Way,Jay\n', columns())
    expect(first).toMatchObject({ row: { 'LOCATION STREET': '12 Otter Way', 'LOCATION CITY': 'Jay' } })
  })

  test('a mapping that names a merged cell still finds it', async () => {
    const file = 'Name,Location,,Phone\n,Street,City,\nOtter,12 Otter Way,Jay,555-0100\n'
    const [, second] = await read(file, columns('NAME', 'LOCATION'))
    expect(second).toMatchObject({ row: { LOCATION: '12 Otter Way', PHONE: '555-0100' } })
  })

  test.each(['1,Otter,x,Jay', ',,y,'])('%j below a header with an empty name is no second line of it', async (line) => {
    expect(await read(`Id,Name,,City\n${line}\n2,Otter,x,Jay\n`, columns('ID'))).toHaveLength(2)
  })

  test('a date above the header is skipped', async () => {
    expect(await read('2025-02-11,\n\nID,NAME\n1,Otter\n')).toEqual([row(4, '1', 'Otter')])
  })

  test('accents in a file from an old Windows program are preserved', async () => {
    expect(await read(Buffer.from('ID,NAME\n1,Ni\xf1os\n', 'latin1'))).toEqual([row(2, '1', 'Niños')])
    expect(await read(Buffer.from('\ufeffID,NAME\n1,Niños\n', 'utf16le'))).toEqual([row(2, '1', 'Niños')])
  })

  test('a row with another number of fields and a damaged one are rejected, and the next is read', async () => {
    const rows = await read('ID,NAME\n1\n2,Ot\0ter\n3,Paper,Boat\n4,"Otter" House\n')
    expect(inEnglish(rows)).toEqual([
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
    ['has another header', 'A,B,C\n1,2,3\n', 'This isn’t the file that otters reads: it has no header with ID, NAME.'],
    ['lacks one column', 'ID,TITLE\n1,Otter\n', 'This isn’t the file that otters reads: it has no header with NAME.'],
    ['has no rows', 'ID,NAME\n', 'The file has a header but no rows.'],
    ['is blank', '\n\n \n', 'This isn’t the file that otters reads: it has no header with ID, NAME.'],
    ['never closes a quotation', 'ID,NAME\n1,"Otter\n2,Paper\n', 'A quotation mark is never closed'],
    ['has a line of ten million letters', `ID,NAME\n1,${'x'.repeat(10_000_000)}\n`, 'longer than 1 million characters'],
    ['is one line of ten million letters', 'x'.repeat(10_000_000), 'longer than 1 million characters'],
  ])(
    'a file that %s is refused with a sentence',
    async (_, content, sentence) => {
      expect(await refusalOf(read(content))).toContain(sentence)
    },
    30_000,
  )

  test.each([
    ['semicolons', 'ID;NAME\n1;Otter, large\n', 'Otter, large'],
    ['tabs', 'ID\tNAME\n1\tOtter\n', 'Otter'],
    ['gzip', gzipSync('ID,NAME\n1,Otter\n'), 'Otter'],
    ['UTF-16 without a mark', Buffer.from('ID,NAME\n1,Otter\n', 'utf16le'), 'Otter'],
    [
      'an archive',
      zipSync({ 'list.csv': strToU8('ID,NAME\n1,Otter\n'), '__MACOSX/._list.csv': strToU8('x') }),
      'Otter',
    ],
  ])('a list in %s is read', async (_, content, name) => {
    expect(await read(Buffer.from(content))).toEqual([row(2, '1', name)])
  })

  test('an archive of several lists is refused, because it is not clear which one is meant', async () => {
    const archive = zipSync({ 'a.csv': strToU8('ID,NAME\n'), 'b.csv': strToU8('ID,NAME\n') })
    expect(await refusalOf(read(Buffer.from(archive)))).toContain(
      'contains several files (a.csv, b.csv): pack only the list.',
    )
  })

  test('a list that ends in the middle of a row was cut off, unlike one with a short row', async () => {
    const lines = 'ID,NAME\n1,Otter\n2,Paper\n'
    expect(await refusalOf(read(`${lines}3`))).toContain('The file is cut off: it ends in the middle of line 4.')
    expect(await read(`${lines}3\n`)).toHaveLength(3)
    expect(await refusalOf(read(gzipSync(lines.repeat(2_000)).subarray(0, -9)))).toContain('cut off or damaged')
  })

  test('records in nested JSON are rows, found automatically or by a path', async () => {
    const json = JSON.stringify({
      filters: { states: ['UT'] },
      content: [
        { id: 7, name: 'Otter', address: { city: 'Lehi', tags: ['a', 'b'] }, open: true, note: null },
        { id: 8, name: 'Paper' },
      ],
      totalElements: 2,
    })
    const first = { ID: '7', NAME: 'Otter', 'ADDRESS.CITY': 'Lehi', 'ADDRESS.TAGS': 'a|b', OPEN: 'TRUE', NOTE: '' }
    expect(await read(json, columns('ID', 'ADDRESS.CITY'))).toEqual([
      { line: 1, row: first },
      { line: 2, row: { ID: '8', NAME: 'Paper' } },
    ])
    const [found] = await read(json, columns('CONTENT[].ADDRESS.CITY'))
    expect(found).toMatchObject({ row: { 'CONTENT[].ADDRESS.CITY': 'Lehi' } })
    expect(await read(json, { ...columns('NAME'), file: { rows: 'content[]' } })).toHaveLength(2)
    expect(await refusalOf(read(json, columns('ID', 'FAX')))).toContain('it has no header with FAX.')
  })

  test('a description of the columns before the records is not taken for them', async () => {
    const described = {
      meta: { columns: [{ name: 'ID' }] },
      data: [{ id: 1, at: { type: 'Point', coordinates: [-81.37, 28.54] } }, { id: 2 }],
    }
    expect(await read(JSON.stringify(described), columns('ID'))).toMatchObject([
      { row: { ID: '1', 'AT.LONGITUDE': '-81.37', 'AT.LATITUDE': '28.54' } },
      { row: { ID: '2' } },
    ])
  })

  test('a record that is too long for a provider does not fill the memory', async () => {
    const long = `{"id":"${'x'.repeat(9_000_000)}"}`
    for (const text of [`[${long}]`, `{"id":1}\n${long}`])
      expect(await refusalOf(read(text, columns('ID')))).toContain(
        'A record of the JSON is longer than 8 million characters',
      )
  })

  test('of a workbook whose columns are not known the fullest sheet is read', async () => {
    expect(await read(workbook(), columns())).toHaveLength(2)
  })

  test('JSON Lines and GeoJSON are read alike', async () => {
    expect(await read('{"id":1,"name":"Otter"}\n{"id":2,"name":"Paper"}\n')).toEqual([
      row(1, '1', 'Otter'),
      row(2, '2', 'Paper'),
    ])
    const feature = {
      type: 'Feature',
      properties: { ID: 1, NAME: 'Otter' },
      geometry: { type: 'Point', coordinates: [-84.5, 33.25] },
    }
    expect(await read(JSON.stringify({ type: 'FeatureCollection', features: [feature] }))).toEqual([
      { line: 1, row: { ID: '1', NAME: 'Otter', LONGITUDE: '-84.5', LATITUDE: '33.25' } },
    ])
  })

  test.each([
    ['[{"id":1,"name":"Otter"},{"id"', 'The JSON is cut off: its end is missing.'],
    ['[{"id":1,"name":"Otter"} oops]', 'The JSON is damaged'],
    ['{"id":1,"name":"a"}\n{"id":2,"name":\n', 'Line 2 isn’t JSON: the file is cut off or damaged there.'],
    ['{"message":"Not found"}', 'The JSON has no list of records.'],
    ['[]', 'The JSON has no list of records.'],
  ])('broken JSON %j is refused with a sentence', async (content, sentence) => {
    expect(await refusalOf(read(content))).toContain(sentence)
  })

  test('a workbook is read from the first sheet with the header, below its title', async () => {
    const rows = await read(workbook())
    expect(rows).toEqual([
      {
        line: 3,
        row: { ID: '1', NAME: 'Otter & Son', OPEN: 'TRUE', SINCE: '2008-11-26', SEATS: '0.3', OPENS: '06:30' },
      },
      { line: 5, row: { ID: '2', NAME: 'Paper', OPEN: '', SINCE: '', SEATS: '', OPENS: '' } },
    ])
  })

  test('a mapping may name the sheet; the error for an unknown name lists the sheets', async () => {
    expect(await read(workbook(), { ...preset, file: { sheet: 'list' } })).toHaveLength(2)
    expect(await refusalOf(read(workbook(), { ...preset, file: { sheet: 'Otters' } }))).toContain(
      'The workbook has no sheet "Otters". It has About, List.',
    )
    expect(await refusalOf(read(workbook().subarray(0, 900)))).toContain('cut off or damaged')
  })

  test('a workbook that refers to a file of the server, or defines entities, is rejected as damaged', async () => {
    for (const value of ['SYSTEM "file:///etc/hostname"', '"aaaa"'])
      expect(await refusalOf(read(workbook(`<!DOCTYPE sst [<!ENTITY file ${value}>]>`)))).toContain(
        'The workbook is damaged',
      )
  })

  test('random bytes never cause an unexpected error', async () => {
    for (const bytes of [[0], [0xff, 0xfe], [0xff, 0xfe, 0x00], [0xef, 0xbb, 0xbf], [0x22], [0x0d], [0x2c, 0x0a]]) {
      expect(await refusalOf(read(Buffer.from(bytes)))).toMatch(/\.$/)
    }
  })
})
