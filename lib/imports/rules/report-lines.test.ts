import { message } from '@/lib/platform/language/message'
import type { BatchView, GoneReport, ImportReport, UndoReport } from '../types'
import { batchLines, goneLines, progressBar, progressText, reportLines, undoLines } from './report-lines'

describe('report text', () => {
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
    confirmed: 0,
    unchanged: 2,
    leftAside: 1,
    refused: 12,
    filtered: 40,
    matches: [
      {
        code: 'name_phone',
        count: 3,
        examples: [{ line: 7, name: 'Otter Lodge', text: '92%, Otter House: Same name and phone.' }],
      },
    ],
    asides: [
      { code: 'several', count: 1, examples: [{ line: 8, name: 'Otter Chain', text: '2 providers fit alike.' }] },
    ],
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
    difference: null,
    columns: [
      { column: 'PHONE', filled: 6_000, notUnderstood: 0, examples: [] },
      { column: 'AGES', filled: 4_584, notUnderstood: 4_584, examples: ['0 years 2 months', 'Infant'] },
    ],
    seconds: 4.2,
    peakMemoryMegabytes: 210,
  }

  test('the report lists what was imported, what was rejected, and in which lines', () => {
    const lines = reportLines(report)
    expect(lines[0]).toBe('centers.csv, preset florida-centers, batch 3')
    expect(lines).toContain('    6,334 rows read in 4.2 s, 210 MB at most')
    expect(lines).toContain('    6,320 added')
    expect(lines).toContain('       40 left out by the filter of the mapping')
    expect(lines).toContain('       12 No ZIP code of five digits')
    expect(lines).toContain('            line 1, Otter House: No.')
    expect(lines).toContain('            line 3: No.')
    expect(lines.join('\n')).not.toContain('line 4')
    expect(lines.join('\n')).not.toContain('Went in')
  })

  test('the report says of each column what was not understood, with examples', () => {
    const text = reportLines(report).join('\n')
    expect(text).toContain("AGES: 4,584 of 4,584 not understood, for example '0 years 2 months', 'Infant'")
    expect(text).not.toContain('PHONE')
  })

  test('the report lists the rule and confidence of each merge, and the rows held for review', () => {
    const text = reportLines(report).join('\n')
    expect(text).toContain('3 merged into providers of other sources')
    expect(text).toContain('3 Name and phone\n            line 7, Otter Lodge: 92%, Otter House: Same name and phone.')
    expect(text).toContain('1 left aside: somebody has to decide')
    expect(text).toContain(
      '1 Several providers match equally well\n            line 8, Otter Chain: 2 providers fit alike.',
    )
  })

  test('a dry run states that nothing was written, and another encoding is named', () => {
    const lines = reportLines({ ...report, isDryRun: true, batchId: null, encoding: 'windows-1252' })
    expect(lines[0]).toContain('dry run: nothing was written')
    expect(lines[1]).toContain('windows-1252')
    expect(lines).toContain('    6,320 would be added')
  })
})

describe('gone text', () => {
  const gone: GoneReport = {
    since: '2022-05-02',
    listed: 6_322,
    gone: 212,
    closable: 200,
    closed: 0,
    isTooMany: false,
    examples: [{ name: 'Otter House', publicId: 'otter-house-k3f9', text: message('imports.undo.notInFile') }],
  }

  test('the report lists providers missing since the previous file, and how to close them', () => {
    expect(goneLines({ isDryRun: false, reopened: 0, gone })).toEqual([
      '',
      'Since the file of 2022-05-02:',
      '      212 of 6,322 are no longer in it (3.4%)',
      '       12 of them stay open: confirmed since, or in another list',
      '            Otter House (otter-house-k3f9): not in the file any more',
      '            --close-missing closes 200 of them',
    ])
  })

  test('closed and reopened providers are counted; a dry run uses the conditional', () => {
    const lines = goneLines({ isDryRun: true, reopened: 3, gone: { ...gone, closed: 200 } })
    expect(lines[0]).toBe('        3 would be reopened: they were missing from an older file')
    expect(lines).toContain('      200 of them would be closed')
    expect(lines.join('\n')).not.toContain('--close-missing')
  })

  test('an implausibly large number is pointed out', () => {
    const lines = goneLines({ isDryRun: false, reopened: 0, gone: { ...gone, isTooMany: true } })
    expect(lines.at(-1)).toContain('without --force-close, none of them is closed')
  })

  test('no missing provider means no lines', () => {
    expect(goneLines({ isDryRun: false, reopened: 0, gone: null })).toEqual([])
    expect(goneLines({ isDryRun: false, reopened: 0, gone: { ...gone, gone: 0, closable: 0 } })).toEqual([])
  })
})

describe('batch text', () => {
  const batch: BatchView = {
    id: 5,
    preset: 'florida-centers',
    fileName: 'centers.csv',
    startedAt: '2026-11-20T08:05:00.000Z',
    sourceDate: '2022-05-02',
    rowsRead: 6_334,
    added: 6_322,
    changed: 0,
    unchanged: 0,
    refused: 12,
    closed: 0,
    reopened: 0,
    journaled: true,
    undoneAt: null,
  }

  test('each run is listed with its file, its counts and whether it can be undone', () => {
    expect(batchLines([batch])).toEqual([
      'batch 5, 2026-11-20 08:05, florida-centers, centers.csv',
      '    6,322 added, 12 refused, as of 2022-05-02',
    ])
    expect(batchLines([{ ...batch, journaled: false }])[0]).toContain('cannot be undone')
    expect(batchLines([{ ...batch, undoneAt: '2026-11-21T09:00:00.000Z' }])[0]).toContain('undone 2026-11-21 09:00')
    expect(batchLines([{ ...batch, added: 0, refused: 0, sourceDate: null }])[1]).toBe('    nothing')
    expect(batchLines([])).toEqual(['Nothing was imported yet.'])
  })

  const report: UndoReport = {
    batchId: 5,
    fileName: 'centers.csv',
    preset: 'florida-centers',
    isDryRun: false,
    removed: 1_200,
    restored: 3,
    withRecords: 0,
    restoredInPart: 1,
    leftCount: 25,
    left: [
      {
        code: 'used',
        count: 25,
        examples: Array.from({ length: 25 }, (_, i) => ({
          name: `Otter ${i}`,
          publicId: `otter-${i}`,
          text: '1 review.',
        })),
      },
    ],
  }

  test('an undo reports what it left and why', () => {
    const lines = undoLines(report)
    expect(lines[0]).toBe('Batch 5, centers.csv, preset florida-centers: undone')
    expect(lines).toContain('    1,200 providers that it had brought removed')
    expect(lines).toContain('       25 People have added something to them')
    expect(lines).toContain('            Otter 0 (otter-0): 1 review.')
    expect(lines.at(-1)).toBe('            and 5 more')
  })

  test('a dry run states that nothing was written, and an undo that left nothing is short', () => {
    const lines = undoLines({ ...report, isDryRun: true, leftCount: 0, left: [] })
    expect(lines[0]).toContain('dry run: nothing was written')
    expect(lines.join('\n')).toContain('would be removed')
    expect(lines).toHaveLength(5)
  })
})

test('an operator sees rows, rate and the time left', () => {
  expect(progressText({ rows: 12_000, share: 0.24, seconds: 6 })).toBe('12,000 rows, 24%, 2,000 rows/s, 19 s left')
})

test('nothing is promised before the first row', () => {
  expect(progressText({ rows: 0, share: 0, seconds: 0 })).toBe('0 rows, 0%')
})

test('the bar in the terminal fills up and stays as wide', () => {
  expect([0, 0.5, 1].map(progressBar)).toEqual([`[${' '.repeat(20)}]`, '[==========          ]', `[${'='.repeat(20)}]`])
})
