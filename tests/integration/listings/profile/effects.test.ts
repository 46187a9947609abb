import { findEffects } from '@/lib/listings/profiles/queries/changes'
import { findOwnProfile } from '@/lib/listings/profiles/queries/profile'
import { CRITERIA, effectOf, metCriteria } from '@/lib/listings/profiles/rules/facts'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { createActor } from '@/tests/support/accounts/actors'
import { addProviderManager, REQUESTED_AT } from '@/tests/support/enrollment/conversation'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'

testDatabase()
beforeEach(() => setClock(REQUESTED_AT))
afterAll(() => setClock(undefined))

const day = new Date('2026-11-20')
async function countVisits(providerId: number, counts: { view: number; click?: number; opens?: number }) {
  const { view, click = 0, opens = 0 } = counts
  const counter = { providerId, day }
  await db().providerInteraction.create({ data: { ...counter, type: 'view', count: view } })
  await db().providerInteraction.create({ data: { ...counter, type: 'click', count: click } })
  await db().providerPageView.create({ data: { ...counter, source: 'search', count: opens } })
}
const PHOTOS = ['a', 'b', 'c'].map((name) => ({ path: `/pictures/${name}`, alt: name, width: 16, height: 9 }))

test('pages with photos are compared with those without, if at least five of each had enough views', async () => {
  await addLocation()
  for (let one = 0; one < 5; one += 1) {
    await countVisits((await addProvider({ photos: PHOTOS })).id, { view: 100, click: 8 })
    await countVisits((await addProvider({ photos: PHOTOS.slice(0, 2) })).id, { view: 50, click: 2 })
  }
  const [rare, closed] = [await addProvider(), await addProvider({ status: 'closed' })]
  await countVisits(rare.id, { view: 19, click: 19 })
  await countVisits(closed.id, { view: 500, click: 500 })
  const sides = await findEffects(REQUESTED_AT)
  expect(effectOf('photos', sides)).toEqual({ with: 8, without: 4, pagesWith: 5, pagesWithout: 5 })
  expect(effectOf('about', sides)).toBeNull()
})

test('the score and the measurement use the same definition of a filled-in part', async () => {
  await addLocation()
  const provenance = { source: 'provider', sourceName: 'the provider', confirmedOn: '2026-11-01' } as const
  const { id: full } = await addProvider({
    description: 'A yard with shade.',
    phone: '(407) 555-0100',
    photos: PHOTOS,
    amenities: ['keypad_entry', 'security_cameras', 'fenced_grounds', 'visitor_sign_in', 'safe_sleep'],
    hours: [{ weekday: 0, opensMinute: 390, closesMinute: 1080 }],
    ageBands: [{ band: 'one', openings: 0, tuitionWeeklyCents: 20_000 }],
    facts: {
      openings: provenance,
      tuition: { ...provenance, confirmedOn: '2026-07-20' },
      hours: provenance,
      contact: provenance,
    },
  })
  const { id: bare } = await addProvider({ description: null })
  const chris = await createActor('careprovider')
  for (const id of [full, bare]) {
    await addProviderManager(id, chris)
    await countVisits(id, { view: 100, opens: 100 })
  }
  for (const id of [full, bare]) {
    const { slug } = await db().provider.findUniqueOrThrow({ where: { id } })
    const profile = await findOwnProfile(chris, slug)
    if (!profile) throw new Error('There is no page.')
    const met = metCriteria(profile, '2026-11-22')
    if (id === full) expect(met).toMatchObject({ photos: true, openings: true, tuition: false, contact: true })
    await db().provider.updateMany({ where: { id: { not: id } }, data: { status: 'closed' } })
    const own = await findEffects(REQUESTED_AT)
    for (const { code } of CRITERIA)
      expect([code, own.find((one) => one.criterion === code)?.has]).toEqual([code, met[code]])
    await db().provider.updateMany({ data: { status: 'open' } })
  }
})
