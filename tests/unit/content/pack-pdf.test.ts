import { packFiles, sheetsOf } from '@/components/content/resources/packs'
import { renderPackPdf } from '@/lib/content/resources/pdf/pack'
import type { PackBlock, PackFile } from '@/lib/content/resources/rules'
import { LOCALES, regionalTag } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'

const files = LOCALES.flatMap((locale) => {
  const t = translate(locale, 'content.packs')
  const state = translate(locale, 'content.stateTexts')
  return [...packFiles(t, state)].map(([id, file]) => ({ id, locale, file }))
})
const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

const fileOf = (...blocks: PackBlock[]): PackFile => ({
  title: 'A sheet',
  subject: 'To try',
  packs: [{ id: 'sheet', label: 'Pack', title: 'Sheet', summary: '', pages: [{ title: 'One', lead: 'Lead', blocks }] }],
})

test.each(files)(
  'a parent who downloads $id in $locale gets a PDF with one sheet per page',
  async ({ locale, file }) => {
    const pdf = await renderPackPdf(locale, file)
    expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7')
    expect(pagesIn(pdf)).toBe(sheetsOf(file))
    expect(pdf.byteLength).toBeLessThan(150_000)
  },
)

test.each(files)(
  'a screen reader gets the title and language of $id in $locale, and its reading order is tagged',
  async ({ locale, file }) => {
    const text = (await renderPackPdf(locale, file)).toString('latin1')
    expect(text).toContain(`/Lang (${regionalTag(locale)})`)
    expect(text).toContain('/Marked true')
    expect(text).toContain('/DisplayDocTitle true')
    for (const type of ['Document', 'H1', 'P', 'L', 'LI', 'LBody']) expect(text).toContain(`/S /${type}\n`)
  },
)

test('the complete package contains every pack, after a cover', () => {
  const complete = files.at(-1)?.file
  expect(complete?.packs).toHaveLength(3)
  expect(sheetsOf(complete ?? { packs: [] })).toBe(15)
})

test('rejects a sheet whose text does not fit instead of continuing on another one', async () => {
  const items = Array.from({ length: 60 }, (_, index) => `Line ${index}`)
  await expect(async () => renderPackPdf('en', fileOf({ kind: 'checks', items }))).rejects.toThrow('points too long')
})

test('the same text gives the same bytes, a different text different ones', async () => {
  const render = (text: string) => renderPackPdf('en', fileOf({ kind: 'text', text }))
  expect((await render('One')).equals(await render('One'))).toBe(true)
  expect((await render('One')).equals(await render('Two'))).toBe(false)
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
  expect(pagesIn(await renderPackPdf('en', fileOf(block)))).toBe(1)
})

test('characters that the typeface lacks do not break a sheet', async () => {
  const text = 'é ñ ő 漢字 😀 \u0000 <script>'
  expect(pagesIn(await renderPackPdf('en', fileOf({ kind: 'text', text })))).toBe(1)
})
