import type { GoneReport } from '../types/reports'
import { goneLines, guardSentence, notNewerSentence } from './gone-text'

const gone: GoneReport = {
  since: '2022-05-02',
  listed: 6_322,
  gone: 212,
  closable: 200,
  closed: 0,
  isTooMany: false,
  examples: [{ name: 'Otter House', publicId: 'otter-house-k3f9', text: 'not in the file any more' }],
}

test('an operator reads who is gone since the last file, and how to close them', () => {
  expect(goneLines({ isDryRun: false, reopened: 0, gone })).toEqual([
    '',
    'Since the file of 2022-05-02:',
    '      212 of 6,322 are in it no more (3.4 %)',
    '       12 of them stay open: confirmed since, or in another list',
    '            Otter House (otter-house-k3f9): not in the file any more',
    '            --close-missing closes 200 of them',
  ])
})

test('what was closed and opened again is counted; a dry run says would', () => {
  const lines = goneLines({ isDryRun: true, reopened: 3, gone: { ...gone, closed: 200 } })
  expect(lines[0]).toBe('        3 would be opened again: an older file did not hold them')
  expect(lines).toContain('      200 of them would be closed')
  expect(lines.join('\n')).not.toContain('--close-missing')
})

test('many at once are named as that', () => {
  const lines = goneLines({ isDryRun: false, reopened: 0, gone: { ...gone, isTooMany: true } })
  expect(lines.at(-1)).toContain('without --force-close none of them is closed')
})

test('where nobody is gone there is nothing to say', () => {
  expect(goneLines({ isDryRun: false, reopened: 0, gone: null })).toEqual([])
  expect(goneLines({ isDryRun: false, reopened: 0, gone: { ...gone, gone: 0, closable: 0 } })).toEqual([])
})

test('refusals carry the figures', () => {
  expect(guardSentence({ gone: 1_300, closable: 1_200, listed: 6_322 }, 0.1)).toBe(
    '1,200 of 6,322 providers (19 %) would be closed, more than 10 %: is the file whole? Nothing was written. If it is, the command closes them: npm run import:providers with --close-missing --force-close.',
  )
  expect(notNewerSentence('2022-05-02', '2023-01-01')).toContain('of 2022-05-02 and the last one of 2023-01-01')
  expect(notNewerSentence(null, '2023-01-01')).toContain('of no row when it was stated')
})
