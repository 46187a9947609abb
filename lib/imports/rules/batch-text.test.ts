import type { BatchView, UndoReport } from '../types/reports'
import { batchLines, undoLines } from './batch-text'

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

test('an operator sees of each run what it was, what it did and whether it can be undone', () => {
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

test('an undoing names what it left and why', () => {
  const lines = undoLines(report)
  expect(lines[0]).toBe('Batch 5, centers.csv, preset florida-centers: undone')
  expect(lines).toContain('    1,200 providers that it had brought removed')
  expect(lines).toContain('       25 People have put something on them')
  expect(lines).toContain('            Otter 0 (otter-0): 1 review.')
  expect(lines.at(-1)).toBe('            and 5 more')
})

test('a dry run says that nothing was written, and one that left nothing is short', () => {
  const lines = undoLines({ ...report, isDryRun: true, leftCount: 0, left: [] })
  expect(lines[0]).toContain('dry run: nothing was written')
  expect(lines.join('\n')).toContain('would be removed')
  expect(lines).toHaveLength(5)
})
