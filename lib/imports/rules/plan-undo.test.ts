import { planUndo } from './plan-undo'

const file = (day: string) => ({ source: 'state_file', confirmed_on: day })
const before = { name: 'Otter House', phone: '1', care_types: ['daycare'], 'fact:contact': file('2022-05-02') }
const after = { name: 'Otter Home', phone: '2', care_types: ['preschool'], 'fact:contact': file('2023-06-01') }

test('what still is as the batch left it is put back', () => {
  expect(planUndo(before, after, after)).toEqual({ restored: before, left: [] })
})

test('what is as before already needs nothing', () => {
  expect(planUndo(before, after, before)).toEqual({ restored: {}, left: [] })
})

test('a contact that the provider confirmed since stays whole, its kinds of care are put back', () => {
  const current = { ...after, phone: '3', 'fact:contact': { source: 'provider', confirmed_on: '2026-01-01' } }
  expect(planUndo(before, after, current)).toEqual({
    restored: { care_types: ['daycare'] },
    left: ['contact: confirmed since by provider, 2026-01-01'],
  })
})

test('a confirmation of the very values that the batch wrote keeps them', () => {
  const stamps = { 'fact:contact': file('2023-06-01') }
  const plan = planUndo(
    { phone: '1', ...stamps },
    { phone: '2', ...stamps },
    { phone: '2', 'fact:contact': { source: 'parent', confirmed_on: '2023-06-01' } },
  )
  expect(plan).toEqual({ restored: {}, left: ['contact: confirmed since by parent, 2023-06-01'] })
})

test('a part of which one value was changed since stays whole', () => {
  const { restored, left } = planUndo(before, after, { ...after, phone: '3' })
  expect(Object.keys(restored)).toEqual(['care_types'])
  expect(left).toEqual(['contact: changed since'])
})

test('a stamp that is gone counts as changed', () => {
  expect(planUndo(before, after, { ...after, 'fact:contact': null }).left).toEqual(['contact: changed since'])
})

test('tuition and openings stand in one row: who confirmed either keeps it', () => {
  const stamps = { 'fact:openings': null, 'fact:tuition': file('2023-06-01') }
  const plan = planUndo(
    { 'band:infant': null, ...stamps, 'fact:tuition': null },
    { 'band:infant': { tuition_weekly_cents: 1 }, ...stamps },
    {
      'band:infant': { tuition_weekly_cents: 1 },
      ...stamps,
      'fact:openings': { source: 'staff', confirmed_on: '2026-01-01' },
    },
  )
  expect(plan).toEqual({ restored: {}, left: ['openings and tuition: confirmed since by staff, 2026-01-01'] })
})

test('hours that were not there before go, and what is remembered of the row is not worth a word', () => {
  const changed = { hours: [{ weekday: 0 }], 'fact:hours': file('2023-06-01'), 'source:a:1': { row_hash: 'b' } }
  const old = { hours: null, 'fact:hours': null, 'source:a:1': { row_hash: 'a' } }
  expect(planUndo(old, changed, { ...changed, 'source:a:1': { row_hash: 'c' } })).toEqual({
    restored: { hours: null, 'fact:hours': null },
    left: [],
  })
})

test('a status changed since is named in words', () => {
  expect(planUndo({ status: 'open' }, { status: 'closed' }, { status: 'temporarily_closed' }).left).toEqual([
    'status: changed since',
  ])
  expect(planUndo({ care_types: [] }, { care_types: ['a'] }, { care_types: ['b'] }).left).toEqual([
    'care types: changed since',
  ])
})
