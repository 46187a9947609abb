import { PACK_FILES, sheetsOf } from '@/components/content/resources/packs'
import { renderPackPdf } from '@/lib/content/resources/pdf/pack'
import type { PackBlock, PackFile } from '@/lib/content/resources/types'

const files = [...PACK_FILES]
const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

const fileOf = (...blocks: PackBlock[]): PackFile => ({
  title: 'A sheet',
  subject: 'To try',
  packs: [{ id: 'sheet', label: 'Pack', title: 'Sheet', summary: '', pages: [{ title: 'One', lead: 'Lead', blocks }] }],
})

test.each(files)('a parent who downloads %s gets a PDF with a sheet for every page', async (_id, file) => {
  const pdf = await renderPackPdf(file)
  expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7')
  expect(pagesIn(pdf)).toBe(sheetsOf(file))
  expect(pdf.byteLength).toBeLessThan(150_000)
})

test.each(files)('a screen reader user of %s hears its title and language, in the marked order', async (_id, file) => {
  const text = (await renderPackPdf(file)).toString('latin1')
  expect(text).toContain('/Lang (en-US)')
  expect(text).toContain('/Marked true')
  expect(text).toContain('/DisplayDocTitle true')
  for (const type of ['Document', 'H1', 'P', 'L', 'LI', 'LBody']) expect(text).toContain(`/S /${type}\n`)
})

test('the complete package has every pack, behind a cover', () => {
  const complete = files.at(-1)?.[1]
  expect(complete?.packs).toHaveLength(3)
  expect(sheetsOf(complete ?? { packs: [] })).toBe(15)
})

test('a sheet with too much text is rejected, not continued on another', async () => {
  const items = Array.from({ length: 60 }, (_, index) => `Line ${index}`)
  await expect(async () => renderPackPdf(fileOf({ kind: 'checks', items }))).rejects.toThrow('points too long')
})

test('the same words are the same bytes, other words others', async () => {
  const draw = (text: string) => renderPackPdf(fileOf({ kind: 'text', text }))
  expect((await draw('One')).equals(await draw('One'))).toBe(true)
  expect((await draw('One')).equals(await draw('Two'))).toBe(false)
})

const BLOCKS: PackBlock[] = [
  { kind: 'heading', text: 'Heading' },
  { kind: 'points', items: ['Point'] },
  { kind: 'table', columns: ['A', 'B'], rows: [['1', 'words '.repeat(40)]] },
  { kind: 'grid', head: 'Row', columns: ['Mon', 'Tue'], rows: ['One', ' '] },
  { kind: 'fields', labels: ['Name', ''] },
  { kind: 'writing', lines: 2, model: 'A' },
  { kind: 'counting', to: 3 },
  { kind: 'tracing' },
  { kind: 'frame' },
  { kind: 'source', text: 'Source' },
]

test.each(BLOCKS)('$kind is rendered on one sheet', async (block) => {
  expect(pagesIn(await renderPackPdf(fileOf(block)))).toBe(1)
})

test('signs that the typeface lacks break nothing', async () => {
  const text = 'é ñ ő 漢字 😀 \u0000 <script>'
  expect(pagesIn(await renderPackPdf(fileOf({ kind: 'text', text })))).toBe(1)
})
