import type { ProviderDraft } from '@/lib/providers/schema/provider-draft'
import { withoutNewerFacts } from './newer-facts'

const file = { source: 'state_file', sourceName: 'A list', confirmedOn: '2022-05-02' } as const
const known: Partial<ProviderDraft> = {
  name: 'Otter House',
  phone: '(407) 555-0123',
  capacity: 40,
  careTypes: ['daycare'],
  hours: [{ weekday: 0, opensMinute: 390, closesMinute: 1_080 }],
  ageBands: [{ band: 'infant', openings: 2, tuitionWeeklyCents: 30_000, childrenPerAdult: 4 }],
  facts: { contact: file, hours: file, openings: file, tuition: file },
}

test('a file writes over what nobody confirmed', () => {
  expect(withoutNewerFacts(known, {})).toEqual({ known, kept: [] })
})

test.each([
  ['provider', '2022-05-02'],
  ['staff', '2026-01-01'],
  ['state_file', '2022-05-03'],
] as const)('what a %s confirmed on %s stays', (source, confirmedOn) => {
  const result = withoutNewerFacts(known, { contact: { source, confirmedOn } })
  expect(result.kept).toEqual(['contact'])
  expect(Object.keys(result.known).toSorted()).toEqual(['ageBands', 'careTypes', 'facts', 'hours'])
  expect(Object.keys(result.known.facts ?? {})).toEqual(['hours', 'openings', 'tuition'])
})

test.each([
  ['provider', '2022-05-01'],
  ['state_file', '2022-05-02'],
] as const)('what a %s confirmed on %s gives way to a newer file', (source, confirmedOn) => {
  expect(withoutNewerFacts(known, { contact: { source, confirmedOn } }).kept).toEqual([])
})

test('openings and tuition are kept each by itself, though they stand in one row', () => {
  const newer = { source: 'provider', confirmedOn: '2026-01-01' } as const
  expect(withoutNewerFacts(known, { openings: newer }).known.ageBands).toEqual([
    { band: 'infant', tuitionWeeklyCents: 30_000, childrenPerAdult: 4 },
  ])
  expect(withoutNewerFacts(known, { tuition: newer }).known.ageBands).toEqual([
    { band: 'infant', openings: 2, childrenPerAdult: 4 },
  ])
})

test('hours that a provider confirmed stay, and the rest of the file goes in', () => {
  const result = withoutNewerFacts(known, { hours: { source: 'provider', confirmedOn: '2026-01-01' } })
  expect(result.kept).toEqual(['hours'])
  expect(result.known).not.toHaveProperty('hours')
  expect(result.known).toMatchObject({ name: 'Otter House', phone: '(407) 555-0123' })
})
