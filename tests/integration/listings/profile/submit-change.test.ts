import { withdrawChange } from '@/lib/listings/profiles/commands/submit-change'
import { findOwnProfile } from '@/lib/listings/profiles/queries/profile'
import { db } from '@/lib/platform/database/client'
import { message } from '@/lib/platform/language/message'
import { createActor } from '@/tests/support/accounts/actors'
import { addProviderManager } from '@/tests/support/enrollment/conversation'
import { EDITED_AT, ownProfile, profileOf, propose } from '@/tests/support/listings/own-profile'
import { testDatabase } from '@/tests/support/platform/database'
import { addProvider } from '@/tests/support/providers/add-provider'
import { siteNotificationsOf } from '@/tests/support/reviews/reviewing'

testDatabase()
const pending = () => db().profileChange.findMany({ where: { status: 'pending' } })

test('a proposed change is pending, the page stays as it is, and every admin is notified once', async () => {
  const alex = await createActor('admin')
  const { id, chris } = await ownProfile()
  const before = (await profileOf(chris)).live
  const sent = { aboutUs: 'A garden behind the house.', servicesOffered: 'Piano, swimming,, piano' }
  expect(await propose(chris, sent)).toEqual({
    status: 'pending',
    atOnce: [],
    waiting: ['aboutUs', 'servicesOffered'],
    changed: [],
  })
  const { live, change } = await profileOf(chris)
  expect(live).toEqual(before)
  expect(change).toMatchObject({
    status: 'pending',
    version: 1,
    fields: {
      aboutUs: { from: before.aboutUs, to: 'A garden behind the house.' },
      servicesOffered: { from: '', to: 'Piano, swimming' },
    },
  })
  await propose(chris, { businessName: 'Harbor House' })
  expect((await siteNotificationsOf(alex)).map(({ kind }) => kind)).toEqual(['profile-change-waits'])
  expect(await db().auditEntry.findMany({ where: { action: 'profile.proposed' } })).toMatchObject([
    { actorId: chris.id, details: { providerId: id, atOnce: '', waiting: 'aboutUs servicesOffered' } },
    { actorId: chris.id, details: { waiting: 'businessName aboutUs servicesOffered' } },
  ])
})

test('there is one pending change: editing it raises its version, resubmitting it changes nothing, withdrawing deletes it', async () => {
  const { chris } = await ownProfile()
  const { live } = await profileOf(chris)
  await propose(chris, { aboutUs: 'One.' })
  await propose(chris, { aboutUs: 'Two.' })
  await propose(chris, { aboutUs: 'Two.' })
  expect(await pending()).toMatchObject([{ version: 2 }])
  expect(await propose(chris, { aboutUs: live.aboutUs })).toMatchObject({ status: 'withdrawn', waiting: [] })
  expect(await pending()).toEqual([])
  await expect(propose(chris, { aboutUs: live.aboutUs })).rejects.toMatchObject({ status: 400 })
  await propose(chris, { aboutUs: 'Three.' })
  expect(await withdrawChange(chris, undefined, EDITED_AT)).toBe(true)
  expect(await withdrawChange(chris, undefined, EDITED_AT)).toBe(false)
  expect((await profileOf(chris)).change).toBeNull()
})

test('twenty equal concurrent changes are one', async () => {
  const { chris } = await ownProfile()
  await Promise.all(Array.from({ length: 20 }, () => propose(chris, { aboutUs: 'At once.' })))
  expect(await pending()).toMatchObject([{ version: 1 }])
})

test("a submission based on an older version is refused, and the colleague's change stays", async () => {
  const { id, chris } = await ownProfile()
  const kim = await createActor('careprovider')
  await addProviderManager(id, kim)
  const { version } = await profileOf(chris)
  await propose(kim, { aboutUs: 'Kim’s words.', version })
  await expect(propose(chris, { aboutUs: 'Chris’s words.', version })).rejects.toMatchObject({ status: 409 })
  expect((await profileOf(chris)).change?.fields.aboutUs?.to).toBe('Kim’s words.')
  await propose(chris, { aboutUs: 'Both.', version: (await profileOf(chris)).version })
  expect((await profileOf(kim)).change?.fields.aboutUs?.to).toBe('Both.')
})

test('a phone number with the same area code applies immediately, another one is pending', async () => {
  const { id, chris } = await ownProfile()
  const sent = await propose(chris, { phone: '407 555 0199' })
  expect(sent).toMatchObject({ status: 'live', atOnce: ['phone'], waiting: [] })
  expect(sent.changed).toEqual(expect.arrayContaining([`provider:${id}`, 'location:orlando-fl']))
  expect(await db().provider.findUniqueOrThrow({ where: { id }, include: { facts: true } })).toMatchObject({
    phone: '(407) 555-0199',
    facts: expect.arrayContaining([
      expect.objectContaining({ group: 'contact', source: 'provider', confirmedOn: new Date('2026-11-20') }),
    ]),
  })
  expect(await propose(chris, { phone: '305 555 0199' })).toMatchObject({ status: 'pending', waiting: ['phone'] })
  expect((await profileOf(chris)).live.phone).toBe('(407) 555-0199')
})

test('while a change waits, its author reads what went live meanwhile, and nothing from before', async () => {
  const { chris } = await ownProfile()
  await propose(chris, { phone: '407 555 0198' })
  expect((await profileOf(chris)).liveSince).toEqual([])
  await propose(chris, { aboutUs: 'A garden.' }, new Date('2026-11-21T15:00:00Z'))
  expect((await profileOf(chris)).liveSince).toEqual([])
  await propose(chris, { phone: '407 555 0199' }, new Date('2026-11-21T16:00:00Z'))
  const { change, liveSince } = await profileOf(chris)
  expect([Object.keys(change?.fields ?? {}), liveSince]).toEqual([['aboutUs'], ['phone']])
})

test('parents, strangers and the front desk cannot change the page', async () => {
  const { chris } = await ownProfile()
  const other = await addProvider()
  const slug = (await db().provider.findUniqueOrThrow({ where: { id: other.id } })).slug
  await expect(propose(chris, { aboutUs: 'Mine.', providerId: slug })).rejects.toMatchObject({ status: 403 })
  await expect(propose(await createActor('careprovider'), { aboutUs: 'Mine.' })).rejects.toMatchObject({ status: 404 })
  await expect(propose(chris, { aboutUs: 'Mine.', careproviderUserId: chris.id + 1 })).rejects.toMatchObject({
    status: 403,
  })
  await expect(withdrawChange(chris, slug, EDITED_AT)).rejects.toMatchObject({ status: 403 })
  expect(await findOwnProfile(await createActor('careprovider'), undefined)).toBeNull()
  expect(await pending()).toEqual([])
})

test.each([
  ['12 Nowhere Rd, Orlando, FL 99999', message('providers.errors.noZip')],
  [
    '12 Nowhere Rd, Orlando, GA 32801',
    message('providers.errors.otherState', { zip: '32801', state: 'FL', typed: 'GA' }),
  ],
])('an address that does not exist is refused immediately (%s)', async (address, sentence) => {
  const { chris } = await ownProfile()
  await expect(propose(chris, { address })).rejects.toMatchObject({ status: 400, fields: { address: sentence } })
})

test('for a home no street is requested and none is accepted', async () => {
  const { chris } = await ownProfile({ kind: 'family_home', street: '3 Quiet Ln' })
  expect((await profileOf(chris)).live.address).toBe('Orlando, FL 32801')
  await expect(propose(chris, { address: '3 Quiet Ln, Orlando, FL 32801' })).rejects.toMatchObject({ status: 400 })
})

test('the people of a contested page are informed; only managers are asked to respond', async () => {
  const { id, chris } = await ownProfile()
  expect((await profileOf(chris)).contest).toBeNull()
  const rival = await createActor('careprovider')
  const data = { providerId: id, userId: rival.id, position: 'Owner', note: '', createdAt: EDITED_AT }
  await db().providerClaim.create({ data })
  expect((await profileOf(chris)).contest).toEqual({ mayAnswer: true })
  const edith = await createActor('careprovider')
  await db().providerPerson.create({ data: { providerId: id, userId: edith.id, role: 'editor', createdAt: EDITED_AT } })
  expect((await profileOf(edith)).contest).toEqual({ mayAnswer: false })
  await db().providerClaim.updateMany({ data: { status: 'rejected' } })
  expect((await profileOf(chris)).contest).toBeNull()
})
