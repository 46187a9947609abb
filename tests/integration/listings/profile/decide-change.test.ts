import { decideChange } from '@/lib/listings/profiles/commands/decide-change'
import { decisionInput } from '@/lib/listings/profiles/schema/requests'
import { db } from '@/lib/platform/database/client'
import { message } from '@/lib/platform/language/message'
import { findProviderPage } from '@/lib/providers/queries'
import { createActor } from '@/tests/support/accounts/actors'
import { mailsTo } from '@/tests/support/accounts/mails'
import { EDITED_AT, pendingChange, profileOf, propose } from '@/tests/support/listings/own-profile'
import { testDatabase } from '@/tests/support/platform/database'
import { siteNotificationsOf } from '@/tests/support/reviews/reviewing'

testDatabase()
const YES = { accepted: true }
const NO = { accepted: false, reason: 'A page may not promise this.' }
type Admin = Awaited<ReturnType<typeof createActor>>
const decide = (admin: Admin, { id, version }: { id: number; version: number }, decisions: Record<string, unknown>) =>
  decideChange(admin, id, decisionInput.parse({ version, decisions }), EDITED_AT)

test('accepted values are on the page, rejected ones are returned with a reason, and the provider is notified', async () => {
  const alex = await createActor('admin')
  const { id, chris, change } = await pendingChange({
    aboutUs: 'We never close.',
    openingTime: '630a',
    closingTime: '6p',
    otherHours: 'Fri closed',
    website: 'www.harbor.example',
  })
  const before = (await profileOf(chris)).live.aboutUs
  const tags = await decide(alex, change, { aboutUs: NO, hours: YES, website: { ...YES, value: 'harbor.example' } })
  expect(tags).toEqual(expect.arrayContaining([`provider:${id}`, 'location:orlando-fl']))
  const { live, change: decided, facts } = await profileOf(chris)
  expect(live).toMatchObject({ aboutUs: before, website: 'https://harbor.example' })
  expect(live.hours).toHaveLength(4)
  expect(facts.hours).toEqual({ source: 'provider', sourceName: 'the provider', confirmedOn: '2026-11-20' })
  expect(decided).toMatchObject({ status: 'decided', decisions: { aboutUs: NO, hours: YES } })
  const select = { hoursConfirmedOn: true }
  expect(await db().providerSearchDocument.findUnique({ where: { providerId: id }, select })).toEqual({
    hoursConfirmedOn: new Date('2026-11-20'),
  })
  const news = { kind: 'profile-change-decided', facts: expect.objectContaining({ accepted: 2, rejected: 1 }) }
  expect(await siteNotificationsOf(chris)).toEqual([news])
  expect((await mailsTo(chris.email)).map(({ subject }) => subject)).toEqual(['We didn’t accept some of your changes'])
  expect(await db().auditEntry.findFirst({ where: { action: 'profile.decided' } })).toMatchObject({
    actorId: alex.id,
    details: { changeId: change.id, providerId: id, accepted: 2, rejected: 1 },
  })
})

test('a description in Spanish waits, is accepted as edited, and is on the page beside the English one', async () => {
  const alex = await createActor('admin')
  const { id, chris, change } = await pendingChange({ 'aboutUs-es-US': 'Un patio.' })
  const shown = async () => {
    const page = await findProviderPage((await profileOf(chris)).id, EDITED_AT)
    return page.kind === 'page' ? page.detail.descriptions : null
  }
  expect(await shown()).toEqual({})
  await decide(alex, change, { 'aboutUs-es-US': { ...YES, value: ' Un patio con sombra. ' } })
  expect(await shown()).toEqual({ 'es-US': 'Un patio con sombra.' })
  await propose(chris, { aboutUs: 'A shaded yard.' })
  const next = await db().profileChange.findFirstOrThrow({ where: { status: 'pending' } })
  await decide(alex, next, { aboutUs: YES })
  expect((await profileOf(chris)).live).toMatchObject({
    aboutUs: 'A shaded yard.',
    'aboutUs-es-US': 'Un patio con sombra.',
  })
  await propose(chris, { 'aboutUs-es-US': '' })
  const last = await db().profileChange.findFirstOrThrow({ where: { status: 'pending' } })
  expect(last.fields).toEqual({ 'aboutUs-es-US': { from: 'Un patio con sombra.', to: '' } })
  await decide(alex, last, { 'aboutUs-es-US': YES })
  const select = { description: true, descriptions: true }
  expect(await db().provider.findUnique({ where: { id }, select })).toEqual({
    description: 'A shaded yard.',
    descriptions: {},
  })
})

test('when two admins decide at the same time, one succeeds and the other is refused', async () => {
  const [alex, kim] = [await createActor('admin'), await createActor('admin')]
  const { chris, change } = await pendingChange({ aboutUs: 'A garden.' })
  const results = await Promise.allSettled([
    decide(alex, change, { aboutUs: YES }),
    decide(kim, change, { aboutUs: NO }),
  ])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409 } })
  expect(await siteNotificationsOf(chris)).toHaveLength(1)
})

test('a decision is refused if it is about an older version, incomplete, or about a change that is not pending', async () => {
  const alex = await createActor('admin')
  const { chris, change } = await pendingChange({ aboutUs: 'A garden.', email: 'office@harbor.example' })
  await expect(decide(alex, change, { aboutUs: YES })).rejects.toMatchObject({
    status: 400,
    fields: { email: message('listings.formErrors.undecided') },
  })
  const wrong = { ...YES, value: 'no address' }
  await expect(decide(alex, change, { aboutUs: YES, email: wrong })).rejects.toMatchObject({ status: 400 })
  await propose(chris, { aboutUs: 'A bigger garden.' })
  await expect(decide(alex, change, { aboutUs: YES, email: YES })).rejects.toMatchObject({ status: 409 })
  await expect(decide(alex, { id: 999_999, version: 1 }, { aboutUs: YES })).rejects.toMatchObject({ status: 404 })
  expect((await profileOf(chris)).change).toMatchObject({ status: 'pending', version: 2 })
})

test('a provider that moves is found at the new place, and the pages of both places are regenerated', async () => {
  const alex = await createActor('admin')
  const { id, chris, change } = await pendingChange({
    address: '9 Elm St, Orlando, FL 32801',
    businessName: 'Elm House',
  })
  const zip = await db().zipCode.findUniqueOrThrow({ where: { zip: '32801' } })
  await decide(alex, change, { address: YES, businessName: YES })
  const moved = await db().provider.findUniqueOrThrow({ where: { id } })
  expect(moved).toMatchObject({ street: '9 Elm St', latitude: zip.latitude, longitude: zip.longitude })
  expect(moved.slug).toMatch(/^elm-house-orlando-fl-/)
  expect((await profileOf(chris)).id).toBe(moved.slug)
})
