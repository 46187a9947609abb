import { buildDetail } from '@/tests/support/providers/provider-detail'
import type { HomePlace, Wishes } from '../schema'
import { isNear, judge, NO_FAMILY, nearestPlace } from './judge'

const TODAY = '2026-11-22'
const { needs: NO_NEEDS, wishes: NO_WISHES } = NO_FAMILY
const HOME: HomePlace = { of: 'home', zip: '32801', latitude: 28.54, longitude: -81.37 }
const FAR: HomePlace = { of: 'work', zip: '32114', latitude: 29.2, longitude: -81.03 }
const candidate = buildDetail({ amenities: ['nap_room', 'music_movement'] })
const judged = (wishes: Partial<Wishes>, needs = NO_NEEDS) =>
  judge(candidate, needs, { ...NO_WISHES, ...wishes }, TODAY)

test('nothing is judged for a family that stated no needs, not even the license', () => {
  expect(judge(candidate, NO_FAMILY.needs, NO_FAMILY.wishes, TODAY)).toEqual([])
})

test('every need is a row, and each wish is one', () => {
  const needs = { ...NO_NEEDS, ageMonths: 14, dropOffMinute: 450, weeklyBudgetCents: 20_000 }
  const wishes = { amenities: ['nap_room', 'nut_free'], activities: ['field_trips'], places: [HOME] }
  expect(judged(wishes, needs).map(({ key, verdict }) => [key, verdict])).toEqual([
    ['ages', 'matches'],
    ['openings', 'matches'],
    ['price', 'does_not'],
    ['hours', 'matches'],
    ['area', 'matches'],
    ['license', 'unknown'],
    ['ratio', 'matches'],
    ['reviews', 'matches'],
    ['amenities:nap_room', 'matches'],
    // A wish that the provider did not state is unknown, never missing.
    ['amenities:nut_free', 'unknown'],
    ['activities:field_trips', 'unknown'],
  ])
})

test('only a row that matches can be compared, by places, price, distance, violations, ratio or rating', () => {
  const needs = { ...NO_NEEDS, ageMonths: 14, weeklyBudgetCents: 30_000 }
  const values = judged({ places: [HOME] }, needs).map(({ criterion, value }) => [criterion, value])
  expect(Object.fromEntries(values)).toEqual({
    ages: 0,
    openings: 2,
    price: -28_500,
    area: -0.5,
    license: null,
    ratio: -5,
    reviews: 4.8,
  })
  expect(judged({}, { ...needs, weeklyBudgetCents: 100 }).find(({ key }) => key === 'price')?.value).toBeNull()
})

test('a rating and a distance are compared as they are shown, so that a tie on screen has no winner', () => {
  const valuesOf = (rating: number, latitude: number) =>
    judge({ ...candidate, rating, latitude }, NO_NEEDS, { ...NO_WISHES, places: [HOME] }, TODAY)
      .filter(({ key }) => key === 'reviews' || key === 'area')
      .map(({ value }) => value)
  expect(valuesOf(4.84, 28.5449)).toEqual(valuesOf(4.76, 28.5451))
})

test('a provider far from home and work does not fit, and reviews fit from four and a half stars on', () => {
  const verdictOf = (key: string, rating: number | null, place: HomePlace) =>
    judge({ ...candidate, rating }, NO_NEEDS, { ...NO_WISHES, places: [place] }, TODAY).find((row) => row.key === key)
      ?.verdict
  expect([HOME, FAR].map((place) => verdictOf('area', null, place))).toEqual(['matches', 'does_not'])
  expect([4.5, 4.4, null].map((rating) => verdictOf('reviews', rating, HOME))).toEqual([
    'matches',
    'does_not',
    'unknown',
  ])
})

test('a family home’s distance is compared in whole miles, at least one, as it is shown', () => {
  const valueAt = (kind: 'family_home' | 'center', latitude: number) =>
    judge(
      { ...candidate, kind, latitude, longitude: HOME.longitude },
      NO_NEEDS,
      { ...NO_WISHES, places: [HOME] },
      TODAY,
    )
      .find(({ key }) => key === 'area')
      ?.value?.toFixed(1)
  expect([28.54, 28.575].map((latitude) => valueAt('family_home', latitude))).toEqual(['-1.0', '-2.0'])
  expect([28.54, 28.575].map((latitude) => valueAt('center', latitude))).toEqual(['-0.1', '-2.4'])
})

test('children per adult fit up to the limit of the provider’s state for that age; unstated they are unknown', () => {
  const verdictFor = (childrenPerAdult: number | null) =>
    judge(
      { ...candidate, ageBands: candidate.ageBands.map((band) => ({ ...band, childrenPerAdult })) },
      { ...NO_NEEDS, ageMonths: 14 },
      NO_WISHES,
      TODAY,
    ).find(({ key }) => key === 'ratio')?.verdict
  expect([6, 7, null].map(verdictFor)).toEqual(['matches', 'does_not', 'unknown'])
})

test('a license in force does not fit while the newest inspection has a violation that is not corrected', () => {
  const license = {
    number: 'C1',
    kind: null,
    issuer: 'DCF',
    status: 'active' as const,
    issuedOn: null,
    expiresOn: null,
  }
  const verdictOf = (violations: number, correctedOn: string | null) =>
    judge(
      {
        ...candidate,
        license: { ...license, asOf: TODAY },
        inspections: [{ inspectedOn: TODAY, violations, correctedOn }],
      },
      { ...NO_NEEDS, ageMonths: 14 },
      NO_WISHES,
      TODAY,
    ).find(({ key }) => key === 'license')
  expect(verdictOf(0, null)).toMatchObject({ verdict: 'matches', value: -0 })
  expect(verdictOf(2, TODAY)).toMatchObject({ verdict: 'matches', value: -2 })
  expect(verdictOf(2, null)).toMatchObject({ verdict: 'does_not', value: null })
})

test('a closed provider is not judged', () => {
  const needs = { ...NO_NEEDS, ageMonths: 14 }
  expect(judge(candidate, needs, NO_WISHES, TODAY)).not.toEqual([])
  expect(judge({ ...candidate, status: 'closed' }, needs, NO_WISHES, TODAY)).toEqual([])
})

test('near is one rule in miles: within five of the nearer of home and work, whatever the ZIP code', () => {
  expect(isNear(candidate, [FAR, HOME])).toBe(true)
  expect(nearestPlace(candidate, [FAR, HOME])?.place.of).toBe('home')
  expect(isNear(candidate, [FAR])).toBe(false)
  expect(isNear(candidate, [{ ...FAR, zip: '32801' }])).toBe(false)
  expect(isNear({ ...candidate, latitude: 28.6 }, [HOME])).toBe(true)
  expect(isNear(candidate, [])).toBeNull()
})
