import { inEnglish } from '@/tests/support/platform/in-english'
import { DifferenceCounts, differenceOf, isSame, isSearched, isVisible, planUndo, unitOf } from './changes'

describe('images', () => {
  test.each([
    ['phone', 'contact'],
    ['private_address', 'contact'],
    ['fact:contact', 'contact'],
    ['age_min_months', 'contact'],
    ['age_max_months', 'contact'],
    ['shows_zip', 'contact'],
    ['fact:tuition', 'openings_and_tuition'],
    ['band:infant', 'openings_and_tuition'],
    ['registration_fee_cents', 'openings_and_tuition'],
    ['hours', 'hours'],
    ['inspections', 'license'],
    ['license:Florida DCF:C1', 'license'],
    ['source:a-list:7', 'source'],
    ['closed_on', 'status'],
    ['care_types', 'care_types'],
  ])('%s belongs to the unit %s', (key, unit) => {
    expect(unitOf(key)).toBe(unit)
  })

  test('a missing row equals an empty one', () => {
    expect(isSame(undefined, null)).toBe(true)
    expect(isSame([1, { a: 2 }], [1, { a: 2 }])).toBe(true)
    expect(isSame([{ a: 1, b: 2 }], [{ b: 2, a: 1 }])).toBe(true)
    expect(isSame(['a', 'b'], ['b', 'a'])).toBe(false)
    expect(isSame('', null)).toBe(false)
    expect(isSame({ a: 1 }, { a: 2 })).toBe(false)
  })

  test('the journal stores the differences and all provenance, so that a later confirmation is detected', () => {
    const fact = { source: 'state_file', confirmed_on: '2022-05-02' }
    const before = { name: 'A', phone: null, 'fact:contact': fact, 'band:infant': { openings: 1 } }
    const after = { name: 'B', phone: null, 'fact:contact': fact, hours: [{ weekday: 0 }] }
    expect(differenceOf(before, after)).toEqual({
      isChanged: true,
      before: { name: 'A', 'fact:contact': fact, 'band:infant': { openings: 1 }, hours: null },
      after: { name: 'B', 'fact:contact': fact, 'band:infant': null, hours: [{ weekday: 0 }] },
    })
  })

  test('a write without an effect is not a change', () => {
    expect(differenceOf({ name: 'A', 'fact:hours': 1 }, { name: 'A', 'fact:hours': 1 }).isChanged).toBe(false)
  })
})

test('a newer date alone is neither visible nor searched, and another phone number is not searched', () => {
  const fact = (confirmed_on: string) => ({ source: 'state_file', confirmed_on })
  const dates = { before: { 'fact:contact': fact('2025-01-01') }, after: { 'fact:contact': fact('2026-01-01') } }
  const license = {
    before: { 'license:FL:1': { as_of: '2025-01-01', status: 'active' } },
    after: { 'license:FL:1': { as_of: '2026-01-01', status: 'active' } },
  }
  for (const one of [dates, license]) expect([isVisible(one), isSearched(one)]).toEqual([false, false])
  const phone = { before: { phone: '(407) 555-0101' }, after: { phone: '(407) 555-0102' } }
  expect([isVisible(phone), isSearched(phone)]).toEqual([true, false])
  expect(isSearched({ before: { phone: null }, after: phone.after })).toBe(true)
  expect(isSearched({ before: { name: 'Otter' }, after: { name: 'Otter House' } })).toBe(true)
})

test('a temporary closure counts as closed, and only opening again counts as reopened', () => {
  const counts = new DifferenceCounts()
  const add = (before: string, after: string) =>
    counts.add({
      name: 'Otter',
      publicId: 'otter',
      isHome: false,
      before: { status: before },
      after: { status: after },
    })
  add('open', 'temporarily_closed')
  add('open', 'closed')
  add('temporarily_closed', 'closed')
  add('temporarily_closed', 'open')
  expect(counts.list()).toMatchObject({ providers: 4, closed: 3, reopened: 1 })
})

test('a preview counts changes by field, the most frequent first, and never shows the street of a family home', () => {
  const counts = new DifferenceCounts()
  const add = (isHome: boolean, before: object, after: object) =>
    counts.add({ name: 'Otter', publicId: 'otter', isHome, before: { ...before }, after: { ...after } })
  add(true, { street: '14 Secret Ct', slug: 'a' }, { street: '15 Secret Ct', slug: 'b' })
  add(false, { phone: '1', name: 'Otter' }, { phone: '2', name: 'Otter' })
  add(true, { phone: '3' }, { phone: '4' })
  add(true, { slug: 'a' }, { slug: 'b' })
  const { providers, fields } = counts.list()
  expect(providers).toBe(3)
  expect(inEnglish(fields)).toMatchObject([
    {
      count: 2,
      examples: [
        { before: '1', after: '2' },
        { before: '3', after: '4' },
      ],
    },
    { count: 1, examples: [{ before: null, after: null }] },
  ])
  add(false, { street: '1 Oak St' }, { street: '2 Elm St' })
  expect(counts.list().fields[0]?.examples.at(1)).toMatchObject({ before: '1 Oak St', after: '2 Elm St' })
})

describe('plan undo', () => {
  const file = (day: string) => ({ source: 'state_file', confirmed_on: day })
  const planUndoBefore = {
    name: 'Otter House',
    phone: '1',
    care_types: ['daycare'],
    'fact:contact': file('2022-05-02'),
  }
  const planUndoAfter = {
    name: 'Otter Home',
    phone: '2',
    care_types: ['preschool'],
    'fact:contact': file('2023-06-01'),
  }

  test('values unchanged since the batch are restored', () => {
    expect(planUndo(planUndoBefore, planUndoAfter, planUndoAfter)).toEqual({ restored: planUndoBefore, left: [] })
  })

  test('values that already equal the old ones need no restoring', () => {
    expect(planUndo(planUndoBefore, planUndoAfter, planUndoBefore)).toEqual({ restored: {}, left: [] })
  })

  test('a contact that the provider confirmed since is left, its care types are restored', () => {
    const current = { ...planUndoAfter, phone: '3', 'fact:contact': { source: 'provider', confirmed_on: '2026-01-01' } }
    expect(inEnglish(planUndo(planUndoBefore, planUndoAfter, current))).toEqual({
      restored: { care_types: ['daycare'] },
      left: ['contact: confirmed since by provider, 2026-01-01'],
    })
  })

  test('ages stay with a contact that was confirmed since', () => {
    const current = { age_max_months: 155, 'fact:contact': { source: 'provider', confirmed_on: '2026-01-01' } }
    const plan = planUndo(
      { age_max_months: 71, 'fact:contact': file('2022-05-02') },
      { age_max_months: 155, 'fact:contact': file('2023-06-01') },
      current,
    )
    expect(inEnglish(plan)).toEqual({ restored: {}, left: ['contact: confirmed since by provider, 2026-01-01'] })
  })

  test('values of the batch that were confirmed since are left', () => {
    const facts = { 'fact:contact': file('2023-06-01') }
    const plan = planUndo(
      { phone: '1', ...facts },
      { phone: '2', ...facts },
      { phone: '2', 'fact:contact': { source: 'parent', confirmed_on: '2023-06-01' } },
    )
    expect(inEnglish(plan)).toEqual({ restored: {}, left: ['contact: confirmed since by parent, 2023-06-01'] })
  })

  test('a unit with one value changed since is left entirely', () => {
    const { restored, left } = planUndo(planUndoBefore, planUndoAfter, { ...planUndoAfter, phone: '3' })
    expect(Object.keys(restored)).toEqual(['care_types'])
    expect(inEnglish(left)).toEqual(['contact: changed since'])
  })

  test('missing provenance counts as changed', () => {
    expect(inEnglish(planUndo(planUndoBefore, planUndoAfter, { ...planUndoAfter, 'fact:contact': null }).left)).toEqual(
      ['contact: changed since'],
    )
  })

  test('tuition and openings share a row: confirming either leaves both', () => {
    const facts = { 'fact:openings': null, 'fact:tuition': file('2023-06-01') }
    const plan = planUndo(
      { 'band:infant': null, ...facts, 'fact:tuition': null },
      { 'band:infant': { tuition_weekly_cents: 1 }, ...facts },
      {
        'band:infant': { tuition_weekly_cents: 1 },
        ...facts,
        'fact:openings': { source: 'staff', confirmed_on: '2026-01-01' },
      },
    )
    expect(inEnglish(plan)).toEqual({
      restored: {},
      left: ['openings and tuition: confirmed since by staff, 2026-01-01'],
    })
  })

  test('hours that did not exist before are deleted, and the bookkeeping of the row is not reported', () => {
    const changed = { hours: [{ weekday: 0 }], 'fact:hours': file('2023-06-01'), 'source:a:1': { row_hash: 'b' } }
    const old = { hours: null, 'fact:hours': null, 'source:a:1': { row_hash: 'a' } }
    expect(planUndo(old, changed, { ...changed, 'source:a:1': { row_hash: 'c' } })).toEqual({
      restored: { hours: null, 'fact:hours': null },
      left: [],
    })
  })

  test('a status changed since is reported', () => {
    expect(
      inEnglish(planUndo({ status: 'open' }, { status: 'closed' }, { status: 'temporarily_closed' }).left),
    ).toEqual(['status: changed since'])
    expect(inEnglish(planUndo({ care_types: [] }, { care_types: ['a'] }, { care_types: ['b'] }).left)).toEqual([
      'care types: changed since',
    ])
  })
})
