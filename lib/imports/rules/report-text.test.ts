import type { ImportReport } from '../types/reports'
import { reportLines } from './report-text'

const report: ImportReport = {
  preset: 'florida-centers',
  fileName: 'centers.csv',
  fileSha256: 'f'.repeat(64),
  encoding: 'utf-8',
  isDryRun: false,
  batchId: 3,
  rowsRead: 6_334,
  added: 6_320,
  matched: 3,
  changed: 0,
  unchanged: 2,
  leftAside: 1,
  refused: 12,
  matches: [
    {
      code: 'name_phone',
      count: 3,
      examples: [{ line: 7, name: 'Otter Lodge', text: '92 %, Otter House: Same name and phone.' }],
    },
  ],
  asides: [{ code: 'several', count: 1, examples: [{ line: 8, name: 'Otter Chain', text: '2 providers fit alike.' }] }],
  closed: 0,
  reopened: 0,
  gone: null,
  refusals: [
    {
      code: 'zip',
      count: 12,
      examples: [1, 2, 3, 4].map((line) => ({ line, name: line === 1 ? 'Otter House' : null, text: 'No.' })),
    },
  ],
  notes: [],
  seconds: 4.2,
  peakMemoryMegabytes: 210,
}

test('the operator reads what went in, what was refused and where to look', () => {
  const lines = reportLines(report)
  expect(lines[0]).toBe('centers.csv, preset florida-centers, batch 3')
  expect(lines).toContain('    6,334 rows read in 4.2 s, 210 MB at most')
  expect(lines).toContain('    6,320 added')
  expect(lines).toContain('       12 No ZIP code of five digits')
  expect(lines).toContain('            line 1, Otter House: No.')
  expect(lines).toContain('            line 3: No.')
  expect(lines.join('\n')).not.toContain('line 4')
  expect(lines.join('\n')).not.toContain('Went in')
})

test('the operator reads by which rule rows were merged, how surely, and what waits for a decision', () => {
  const text = reportLines(report).join('\n')
  expect(text).toContain('3 merged into providers of other sources')
  expect(text).toContain('3 Name and phone\n            line 7, Otter Lodge: 92 %, Otter House: Same name and phone.')
  expect(text).toContain('1 left aside: somebody has to decide')
  expect(text).toContain('1 Several providers fit alike\n            line 8, Otter Chain: 2 providers fit alike.')
})

test('a dry run says that it wrote nothing, and another encoding is named', () => {
  const lines = reportLines({ ...report, isDryRun: true, batchId: null, encoding: 'windows-1252' })
  expect(lines[0]).toContain('dry run: nothing was written')
  expect(lines[1]).toContain('windows-1252')
  expect(lines).toContain('    6,320 would be added')
})
