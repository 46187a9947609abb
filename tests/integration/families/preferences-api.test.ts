import { GET, PUT } from '@/app/api/caregiver/preferences/route'
import type { SignedInActor } from '@/lib/access/types'
import { createActor } from '@/tests/support/accounts/actors'
import { send } from '@/tests/support/accounts/people'
import { switchSessionTo } from '@/tests/support/families/family'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation } from '@/tests/support/providers/add-provider'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()

const WISHES = {
  preferredAmenities: ['nap_room', 'lunch_included'],
  preferredActivities: ['music_movement'],
  weeklyBudgetCents: 30_000,
  days: ['mon', 'tue', 'fri'],
  dropOff: '07:30',
  pickUp: '17:45',
  homeZip: '32801',
  workZip: null,
}
let parent: SignedInActor
beforeEach(async () => {
  await addLocation()
  parent = await createActor('caregiver')
  await switchSessionTo(parent)
})
const read = (query = '') => send(GET, null, { method: 'GET', path: `/api/caregiver/preferences${query}` })
const save = (change: Record<string, unknown> = {}) => send(PUT, { ...WISHES, ...change }, { method: 'PUT' })

test('a new parent has no preferences', async () => {
  expect((await read()).json).toMatchObject({ preferredAmenities: [], preferredActivities: [], dropOff: null })
})

test('a parent reads what they saved, and saving again replaces it', async () => {
  expect((await save()).json).toMatchObject(WISHES)
  expect((await read(`?userId=${parent.id}`)).json).toMatchObject(WISHES)
  await save({ preferredAmenities: [], dropOff: '', pickUp: '', weeklyBudgetCents: null })
  expect((await read()).json).toMatchObject({
    ...WISHES,
    preferredAmenities: [],
    dropOff: null,
    pickUp: null,
    weeklyBudgetCents: null,
  })
})

test('the later of two tabs does not overwrite preferences that it has not read', async () => {
  const { version } = (await read()).json
  const first = (await save({ version })).json
  const late = await save({ homeZip: null, days: [], version })
  expect([late.status, late.json.fields]).toEqual([409, { version: expect.stringMatching(/in another tab/) }])
  expect((await read()).json).toEqual({ ...WISHES, version: first.version })
  expect((await save({ version })).status).toBe(200)
  expect((await save({ days: [], version: first.version })).json).toMatchObject({ days: [] })
})

test("a parent neither reads nor changes another parent's preferences", async () => {
  await save()
  const other = await createActor('caregiver')
  await switchSessionTo(other)
  expect((await read(`?userId=${parent.id}`)).status).toBe(403)
  expect((await save({ userId: parent.id, homeZip: null })).status).toBe(200)
  await switchSessionTo(parent)
  expect((await read()).json).toMatchObject(WISHES)
})

test('ZIP codes that do not exist are refused at their fields, and the saved ones stay', async () => {
  await save()
  const refused = await save({ homeZip: '00000', workZip: '99999', days: [] })
  expect([refused.status, refused.json.fields]).toEqual([
    400,
    { homeZip: 'We can’t find the ZIP code 00000.', workZip: 'We can’t find the ZIP code 99999.' },
  ])
  expect((await read()).json).toMatchObject(WISHES)
})

test('twenty concurrent saves result in one row', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => save()))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await read()).json).toMatchObject(WISHES)
})
