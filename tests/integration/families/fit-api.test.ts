import { GET } from '@/app/api/caregiver/fit/route'
import { PUT as savePreferences } from '@/app/api/caregiver/preferences/route'
import type { OwnFits } from '@/components/families/fit/fit-view'
import type { SignedInActor } from '@/lib/access/types'
import { monthOf } from '@/lib/families/profile/rules/needs'
import { now } from '@/lib/platform/time/clock'
import { createActor } from '@/tests/support/accounts/actors'
import { send } from '@/tests/support/accounts/people'
import { sendChild, switchSessionTo } from '@/tests/support/families/family'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()

const TODAY = now().toISOString().slice(0, 10)
const stamp = { source: 'provider' as const, sourceName: 'the provider', confirmedOn: TODAY }
let parent: SignedInActor
let slug: string
beforeEach(async () => {
  await addLocation()
  const saved = await addProvider({
    ageMinMonths: 0,
    ageMaxMonths: 71,
    ageBands: [{ band: 'one', openings: 2, tuitionWeeklyCents: 28_500 }],
    hours: [0, 1, 2, 3, 4].map((weekday) => ({ weekday, opensMinute: 390, closesMinute: 1080 })),
    facts: { openings: stamp, tuition: stamp, hours: stamp },
  })
  slug = saved.slug
  parent = await createActor('caregiver')
  await switchSessionTo(parent)
})
const year = Number(monthOf(now()).slice(0, 4))
const oneYearOld = { name: 'Mia', birthMonth: `${year - 2}-12`, startMonth: null, notes: 'Naps at noon.' }
async function ask(ids: string) {
  const { status, json } = await send(GET, null, { method: 'GET', path: `/api/caregiver/fit?ids=${ids}` })
  return { status, json: json as unknown as OwnFits }
}
const wordsOf = ({ fits }: OwnFits, id = slug) => fits[id]?.map(({ lines }) => lines.map(({ verdict }) => verdict))

test("a parent sees how a provider fits each child, judged by the family's needs", async () => {
  await sendChild(oneYearOld)
  await sendChild({ ...oneYearOld, name: 'Ben', birthMonth: `${year - 9}-01` })
  await send(savePreferences, { weeklyBudgetCents: 20_000, dropOff: '06:00', pickUp: '17:00' }, { method: 'PUT' })
  const { json } = await ask(slug)
  expect(json.children.map(({ name }) => name)).toEqual(['Mia', 'Ben'])
  expect(wordsOf(json)).toEqual([
    ['matches', 'matches', 'does_not', 'does_not'],
    ['does_not', 'unknown', 'unknown', 'does_not'],
  ])
  expect(json.fits[slug]).toMatchObject([
    { openings: { state: 'open', count: 2 }, price: { low: 28_500, band: 'one' } },
    { openings: { state: 'unknown' } },
  ])
  expect(json.fits[slug]?.[1]).not.toHaveProperty('price')
  expect(JSON.stringify(json)).not.toContain('Naps at noon.')
})

test('a parent without children gets a message and no results', async () => {
  expect((await ask(slug)).json).toEqual({ children: [], fits: {} })
})

test("a parent never sees another parent's children", async () => {
  await sendChild(oneYearOld)
  await switchSessionTo(await createActor('caregiver'))
  expect((await ask(slug)).json.children).toEqual([])
})

test('an old address of a provider is a valid key of the result; closed and unknown providers are left out', async () => {
  await sendChild(oneYearOld)
  const closed = await addProvider({ name: 'Closed', status: 'closed' })
  const code = slug.split('-').at(-1) ?? ''
  const { status, json } = await ask(`old-name-${code},${closed.slug},nobody-zzzzzzzz,x'--,__proto__`)
  expect(status).toBe(200)
  expect(Object.keys(json.fits)).toEqual([`old-name-${code}`])
})

test('providers and admins are refused, and a visitor gets 401', async () => {
  for (const role of ['careprovider', 'admin'] as const) {
    await switchSessionTo(await createActor(role))
    expect((await ask(slug)).status).toBe(403)
  }
  await switchSessionTo(null)
  expect((await ask(slug)).status).toBe(401)
})
