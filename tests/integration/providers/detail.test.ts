import { VISITOR } from '@/lib/access/types'
import { findInquiryOptions } from '@/lib/enrollment/inquiries/queries/recipients'
import { db } from '@/lib/platform/database/client'
import { findContact, findProviderPage } from '@/lib/providers/queries'
import { codeOf } from '@/lib/providers/rules/names'
import { findReviewSummary } from '@/lib/reviews/queries'
import { createActor } from '@/tests/support/accounts/actors'
import { addProviderManager } from '@/tests/support/enrollment/conversation'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'

testDatabase()
beforeEach(() => addLocation())

const now = new Date('2026-11-20T12:00:00Z')
const contact = { phone: '(407) 555-0123', email: 'desk@harbor.example', website: 'https://harbor.example' }

async function pageOf(publicId: string) {
  const page = await findProviderPage(publicId, now)
  if (page.kind !== 'page') throw new Error(`Expected a page, got ${page.kind}`)
  return page.detail
}

test('a parent opens a provider and reads everything known about it', async () => {
  const { slug } = await addProvider({
    description: 'A small center beside Lake Eola.',
    ageBands: [{ band: 'one', openings: 2, tuitionWeeklyCents: 28_500, childrenPerAdult: 5 }],
    facts: { openings: { source: 'provider', sourceName: 'the provider', confirmedOn: '2026-11-12' } },
    hours: [{ weekday: 0, opensMinute: 390, closesMinute: 1080 }],
    licenses: [{ number: 'C09OR0412', issuer: 'Florida DCF', asOf: '2026-09-01', expiresOn: '2027-05-31' }],
    inspections: [
      { inspectedOn: '2026-02-03', violations: 1, summary: 'Fire drill log two weeks late', sourceName: 'Florida DCF' },
      { inspectedOn: '2026-08-19', violations: 0, sourceName: 'Florida DCF' },
    ],
  })
  expect(await pageOf(slug)).toMatchObject({
    id: slug,
    name: 'Little Harbor Academy',
    street: '214 E Robinson St',
    ageBands: [{ band: 'one', openings: 2, openingsFrom: null, tuitionWeeklyCents: 28_500, childrenPerAdult: 5 }],
    facts: { openings: { source: 'provider', confirmedOn: '2026-11-12' } },
    hours: [{ weekday: 0, opensMinute: 390, closesMinute: 1080 }],
    licenses: [{ number: 'C09OR0412', expiresOn: '2027-05-31' }],
    inspections: [{ inspectedOn: '2026-08-19' }, { inspectedOn: '2026-02-03', violations: 1 }],
  })
})

test('the public page says that there is contact data, and contains none of it', async () => {
  const { slug } = await addProvider(contact)
  const detail = await pageOf(slug)
  expect(detail.has).toEqual({ phone: true, email: true, website: true })
  for (const value of [...Object.values(contact), '555-0123']) expect(JSON.stringify(detail)).not.toContain(value)
})

test('a family home shows city and ZIP, never its street or its exact point', async () => {
  const { slug } = await addProvider({
    name: 'Maple Lane Family Home',
    kind: 'family_home',
    street: '17 Maple Lane',
    latitude: 28.55123,
    longitude: -81.33321,
  })
  const detail = await pageOf(slug)
  expect(detail).toMatchObject({ street: null, city: 'Orlando', zip: '32801' })
  for (const secret of ['17 Maple', '28.55123', '81.33321']) expect(JSON.stringify(detail)).not.toContain(secret)
})

test("an old name, a bare code and capitals redirect to the provider's canonical address", async () => {
  const { id, slug } = await addProvider()
  const code = codeOf(id)
  for (const old of [`its-former-name-orlando-fl-${code}`, code, slug.toUpperCase()])
    expect(await findProviderPage(old, now)).toEqual({ kind: 'redirect', publicId: slug, dependsOn: [id] })
})

test('a merged provider redirects to the survivor, over several merges', async () => {
  const [first, second, last] = [await addProvider(), await addProvider(), await addProvider({ name: 'Survivor' })]
  const merge = (from: number, into: number) =>
    db().provider.update({ where: { id: from }, data: { status: 'merged', mergedIntoId: into } })
  await merge(first.id, second.id)
  await merge(second.id, last.id)
  expect(await findProviderPage(first.slug, now)).toEqual({
    kind: 'redirect',
    publicId: last.slug,
    dependsOn: [first.id, second.id, last.id],
  })
})

test('providers merged in a circle are not found, without an endless loop', async () => {
  const [first, second] = [await addProvider(), await addProvider()]
  await db().provider.update({ where: { id: first.id }, data: { status: 'merged', mergedIntoId: second.id } })
  await db().provider.update({ where: { id: second.id }, data: { status: 'merged', mergedIntoId: first.id } })
  expect(await findProviderPage(first.slug, now)).toEqual({ kind: 'none' })
})

test('an unknown address is not found', async () => {
  for (const publicId of ['nobody-orlando-fl-zzzz', 'orlando-fl', '', "'; DROP TABLE providers; --", 'x'.repeat(5_000)])
    expect(await findProviderPage(publicId, now)).toEqual({ kind: 'none' })
})

test('a page knows whether another provider of its city has the same name', async () => {
  const first = await addProvider()
  expect(await pageOf(first.slug)).toMatchObject({ hasNamesake: false })
  const second = await addProvider({ street: '900 E Jackson St' })
  expect(await pageOf(first.slug)).toMatchObject({ hasNamesake: true })
  await db().provider.update({ where: { id: second.id }, data: { status: 'closed' } })
  expect(await pageOf(first.slug)).toMatchObject({ hasNamesake: false })
})

test('a closed provider has a page without contact data', async () => {
  const { slug } = await addProvider({ ...contact, status: 'closed', closedOn: '2026-10-01' })
  expect(await pageOf(slug)).toMatchObject({
    status: 'closed',
    closedOn: '2026-10-01',
    has: { phone: false, email: false, website: false },
  })
})

test('only published reviews are on the page, newest first', async () => {
  const { id, slug } = await addProvider()
  const review = (text: string, status: 'published' | 'pending' | 'hidden', day: string) =>
    db().review.create({
      data: { providerId: id, authorName: 'Dana M.', rating: 5, text, status, createdAt: new Date(day) },
    })
  await review('older', 'published', '2026-01-01')
  await review('newer', 'published', '2026-06-01')
  await review('not yet', 'pending', '2026-07-01')
  await review('taken away', 'hidden', '2026-07-01')
  expect((await pageOf(slug)).reviews.map((one) => one.text)).toEqual(['newer', 'older'])
})

test('stars and subjects are counted from published reviews alone', async () => {
  const { id } = await addProvider()
  const review = (text: string, rating: number, status: 'published' | 'pending' = 'published') =>
    db().review.create({ data: { providerId: id, authorName: 'Dana M.', rating, text, status, createdAt: now } })
  for (const text of ['Kind teachers.', 'Teachers stay.', 'Our teacher left.', 'Fine.']) await review(text, 5)
  await review('The teachers shout.', 1, 'pending')
  expect(await findReviewSummary(id)).toEqual({ stars: [4, 0, 0, 0, 0], mentions: [] })
  await review('A big yard.', 3)
  expect(await findReviewSummary(id)).toEqual({
    stars: [4, 0, 1, 0, 0],
    mentions: [{ code: 'teachers', reviews: 3 }],
  })
})

test('for a page that nobody manages, the nearest like it that somebody manages are found', async () => {
  const { slug } = await addProvider()
  const [managed, unmanaged] = [await addProvider({ name: 'Casa Amable' }), await addProvider({ name: 'Nobody Home' })]
  const [chris, gone] = [await createActor('careprovider'), await createActor('careprovider')]
  await addProviderManager(managed.id, chris)
  await addProviderManager(unmanaged.id, gone)
  await db().user.update({ where: { id: gone.id }, data: { status: 'suspended' } })
  expect(await findInquiryOptions(await pageOf(slug))).toEqual({
    isByMail: false,
    nearby: [{ id: managed.slug, name: 'Casa Amable' }],
  })
})

test.each(['caregiver', 'careprovider', 'admin'] as const)(
  'a signed-in %s gets phone, e-mail and website',
  async (role) => {
    const { id, slug } = await addProvider(contact)
    const actor = await createActor(role)
    expect(await findContact(actor, slug)).toEqual(contact)
    expect(await findContact(actor, codeOf(id))).toEqual(contact)
  },
)

test('a visitor gets 401, whether the provider exists or not', async () => {
  const { slug } = await addProvider(contact)
  await expect(findContact(VISITOR, slug)).rejects.toMatchObject({ status: 401 })
  await expect(findContact(VISITOR, 'nobody-zzzz')).rejects.toMatchObject({ status: 401 })
})

test('a provider that does not exist has no contact data', async () => {
  const actor = await createActor('caregiver')
  await expect(findContact(actor, 'nobody-orlando-fl-zzzz')).rejects.toMatchObject({ status: 404 })
  await expect(findContact(actor, '')).rejects.toMatchObject({ status: 404 })
})

test("no one gets a closed provider's contact data, but a temporarily closed one's is available", async () => {
  const actor = await createActor('caregiver')
  const closed = await addProvider({ ...contact, status: 'closed' })
  const paused = await addProvider({ ...contact, status: 'temporarily_closed' })
  expect(await findContact(actor, closed.slug)).toEqual({ phone: null, email: null, website: null })
  expect(await findContact(actor, paused.slug)).toEqual(contact)
})
