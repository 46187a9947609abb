import { isRunning, mayClose, mayRequest, qualityOf, readingChoice, STEP_TRIES, savedNameOf, stateOf } from './rules'
import { heldRowsInput } from './schema'

test.each([
  [{ rowsRead: 100, refused: 0, leftAside: 0, noted: 0 }, 100],
  [{ rowsRead: 100, refused: 10, leftAside: 0, noted: 0 }, 90],
  [{ rowsRead: 100, refused: 0, leftAside: 10, noted: 0 }, 95],
  [{ rowsRead: 100, refused: 0, leftAside: 0, noted: 20 }, 95],
  [{ rowsRead: 10, refused: 5, leftAside: 5, noted: 40 }, 25],
  [{ rowsRead: 10, refused: 10, leftAside: 0, noted: 0 }, 0],
  [{ rowsRead: 0, refused: 0, leftAside: 0, noted: 0 }, null],
])('a file with %j has the quality %s', (counts, score) => {
  expect(qualityOf(counts)).toBe(score)
})

test('a step without a database fails after some ten minutes', () => {
  // The queue's delay between two attempts.
  const delays = Array.from({ length: STEP_TRIES - 1 }, (_, at) => Math.exp(at + 1))
  expect(delays.reduce((sum, seconds) => sum + seconds) / 60).toBeCloseTo(10.6, 1)
})

const fresh = { step: 'uploaded', isReadable: true, hasBatch: false, hasReport: false } as const

test('an import needs a dry run first, and an undo needs an import', () => {
  expect(mayRequest('check', { ...fresh, isReadable: false })).toBe(false)
  expect(mayRequest('check', fresh)).toBe(true)
  expect(mayRequest('import', fresh)).toBe(false)
  expect(mayRequest('undo', fresh)).toBe(false)
  const checked = { ...fresh, step: 'checked', hasReport: true } as const
  expect(mayRequest('import', checked)).toBe(true)
  const imported = { ...checked, step: 'imported', hasBatch: true } as const
  expect([mayRequest('check', imported), mayRequest('import', imported), mayRequest('undo', imported)]).toEqual([
    false,
    false,
    true,
  ])
  expect(mayRequest('undo', { ...imported, step: 'undone' })).toBe(false)
  expect(mayRequest('undo', { ...imported, step: 'failed' })).toBe(true)
})

test('a file is readable when it is complete, not deleted, and has a preset or mapping', () => {
  const complete = { step: 'uploaded', fileKey: 'a.xcsv', arrivedBytes: null, batchId: null, report: null } as const
  const isReadable = (changes: object) =>
    stateOf({ ...complete, preset: 'florida-centers', mapping: null, ...changes }).isReadable
  expect([isReadable({}), isReadable({ preset: null, mapping: {} })]).toEqual([true, true])
  for (const changes of [{ preset: null }, { fileKey: null }, { arrivedBytes: 5 }])
    expect(isReadable(changes)).toBe(false)
})

test('no step can be requested while one runs', () => {
  for (const step of ['checking', 'importing', 'undoing'] as const) {
    expect(isRunning(step)).toBe(true)
    for (const requested of ['check', 'import', 'undo'] as const)
      expect(mayRequest(requested, { ...fresh, step, hasBatch: true, hasReport: true })).toBe(false)
  }
})

test('only a file within the guard may close the providers that are missing from it', () => {
  const gone = { closable: 1, isTooMany: false }
  expect([gone, { ...gone, closable: 0 }, { ...gone, isTooMany: true }, null].map(mayClose)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('the form distinguishes a saved mapping from a preset of the same name', () => {
  const choices = [
    readingChoice({ preset: 'ohio', mappingName: null }),
    readingChoice({ preset: null, mappingName: 'ohio' }),
    readingChoice({ preset: null, mappingName: null }),
  ]
  expect(choices.map(savedNameOf)).toEqual([null, 'ohio', null])
  expect(choices[0]).toBe('ohio')
})

test('a held row is decided even if its id is joined from a number and a long name', () => {
  const sourceIds = [`30001234567 ${'Otter House of Early Learning '.repeat(5)}`]
  expect(heldRowsInput.safeParse({ source: 'a-list', sourceIds, decision: 'new' }).success).toBe(true)
})
