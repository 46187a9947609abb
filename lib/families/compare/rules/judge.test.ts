import { buildDetail } from '@/tests/support/providers/provider-detail'
import type { HomePlace, Wishes } from '../schema'
import { judge, judgeArea, NO_FAMILY, nearestPlace } from './judge'

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

test('every need becomes a criterion', () => {
  const needs = { ...NO_NEEDS, ageMonths: 14, dropOffMinute: 450, weeklyBudgetCents: 20_000 }
  const wishes = { amenities: ['nap_room'], activities: ['field_trips'], places: [HOME] }
  expect(judged(wishes, needs).map(({ criterion, verdict }) => [criterion, verdict])).toEqual([
    ['ages', 'matches'],
    ['openings', 'matches'],
    ['price', 'does_not'],
    ['hours', 'matches'],
    ['area', 'matches'],
    ['amenities', 'matches'],
    ['activities', 'unknown'],
    ['license', 'unknown'],
  ])
})

test('a wish the provider did not state is unknown, never missing', () => {
  const [amenities] = judged({ amenities: ['nap_room', 'nut_free', 'parent_app'] })
  expect(amenities).toEqual({ criterion: 'amenities', verdict: 'unknown', asked: 3, known: 1, matched: 1 })
})

test('a closed provider is not judged', () => {
  expect(judge({ ...candidate, status: 'closed' }, NO_NEEDS, NO_WISHES, TODAY)).toEqual([])
})

test('near means the same ZIP code or within five miles of its center; the nearer of home and work counts', () => {
  expect(judgeArea(candidate, [FAR, HOME])).toBe('matches')
  expect(nearestPlace(candidate, [FAR, HOME])?.place.of).toBe('home')
  expect(judgeArea(candidate, [FAR])).toBe('does_not')
  expect(judgeArea(candidate, [{ ...FAR, zip: '32801' }])).toBe('matches')
  expect(judgeArea({ ...candidate, zip: '32803', latitude: 28.6 }, [HOME])).toBe('matches')
  expect(judgeArea(candidate, [])).toBeNull()
})
