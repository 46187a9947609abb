import { POST as decide } from '@/app/api/public-profile-changes/[id]/decision/route'
import { POST as submit } from '@/app/api/public-profile-changes/route'
import type { SignedInActor } from '@/lib/access/types'
import { findOwnProfile, findPreview } from '@/lib/listings/profiles/queries/profile'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { findProviderPage } from '@/lib/providers/queries'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { send } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { addProviderManager, publicIdOf, REQUESTED_AT } from '@/tests/support/enrollment/conversation'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
jest.mock('next/cache', () => ({ revalidateTag: () => undefined }))
testDatabase()
beforeEach(() => setClock(REQUESTED_AT))
afterAll(() => setClock(undefined))

const COOKING = { name: 'Cooking', description: 'Soup for everybody.', ageGroup: '3 to 5 years', frequency: null }
const SINGING = { name: 'Singing', description: 'In two languages.', ageGroup: null, frequency: null }
const TOUR = { place: 'outdoor_area', title: 'The yard', url: 'https://youtu.be/abcDEF12_-3' }

async function looksAfter() {
  await addLocation()
  const { id } = await addProvider()
  const chris = await createActor('careprovider')
  await addProviderManager(id, chris)
  const slug = await publicIdOf(id)
  const sendAs = async (person: SignedInActor, route: Parameters<typeof send>[0], body: object, change = 0) => {
    setRequestCookies(await sessionCookie(person))
    return send(route, body, { params: { id: String(change) } })
  }
  return { id, slug, chris, change: (body: object) => sendAs(chris, submit, { providerId: slug, ...body }), sendAs }
}
const pageOf = async (slug: string) => {
  const found = await findProviderPage(slug, REQUESTED_AT)
  return found.kind === 'page' ? found.detail : null
}

test('activities and tours are pending, in the preview, and on the page after acceptance', async () => {
  const { slug, chris, change, sendAs } = await looksAfter()
  const first = await change({ activities: JSON.stringify([COOKING, SINGING]) })
  expect([first.status, first.json.waiting]).toEqual([200, ['activities']])
  expect((await change({ virtualTours: [TOUR] })).json.waiting).toEqual(['activities', 'virtualTours'])
  expect(await pageOf(slug)).toMatchObject({ activities: [], virtualTours: [] })
  expect((await findPreview(chris, slug, REQUESTED_AT))?.page).toMatchObject({ activities: [COOKING, SINGING] })

  const { id } = await db().profileChange.findFirstOrThrow()
  const admin = await createActor('admin')
  const accepted = { accepted: true }
  const edited = { version: 2, decisions: { activities: { accepted: true, value: 'x' }, virtualTours: accepted } }
  expect((await sendAs(admin, decide, edited, id)).status).toBe(400)
  expect(
    (await sendAs(admin, decide, { version: 2, decisions: { activities: accepted, virtualTours: accepted } }, id))
      .status,
  ).toBe(200)
  expect(await pageOf(slug)).toMatchObject({
    activities: [COOKING, SINGING],
    virtualTours: [{ ...TOUR, url: 'https://www.youtube.com/watch?v=abcDEF12_-3' }],
  })
  expect((await change({ activities: [COOKING, SINGING] })).status).toBe(400)
  expect((await change({ activities: [SINGING] })).json.waiting).toEqual(['activities'])
})

test('rejected values are returned with a reason, and values that cannot be shown are refused at their field', async () => {
  const { slug, chris, change, sendAs } = await looksAfter()
  await change({ activities: [COOKING], aboutUs: 'A yard.' })
  const { id } = await db().profileChange.findFirstOrThrow()
  const decisions = { activities: { accepted: false, reason: 'Please say more.' }, aboutUs: { accepted: true } }
  expect((await sendAs(await createActor('admin'), decide, { version: 1, decisions }, id)).status).toBe(200)
  const own = await findOwnProfile(chris, slug)
  expect(own).toMatchObject({
    live: { activities: [], aboutUs: 'A yard.' },
    change: { fields: { activities: { to: [COOKING] } }, decisions: { activities: { reason: 'Please say more.' } } },
  })
  const refused = await change({ virtualTours: [{ ...TOUR, url: 'https://tours.example/1' }] })
  expect([refused.status, Object.keys(refused.json.fields as object)]).toEqual([400, ['virtualTours.0.url']])
  expect((await change({ activities: Array(5).fill(COOKING) })).status).toBe(400)
})
