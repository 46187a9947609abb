import { findAdditionFile, findClaimFile } from '@/lib/listings/claims/queries/claim-file'
import { findOwnAddition, findOwnClaims, findQueuedClaims } from '@/lib/listings/claims/queries/claims'
import { ADDING_RATE, MAX_PENDING_CLAIMS } from '@/lib/listings/claims/rules'
import { managedProviders } from '@/lib/listings/people/queries'
import { findNotifications } from '@/lib/notifications/queries'
import { db } from '@/lib/platform/database/client'
import { message } from '@/lib/platform/language/message'
import { setClock } from '@/lib/platform/time/clock'
import { createActor } from '@/tests/support/accounts/actors'
import { mailsTo } from '@/tests/support/accounts/mails'
import { publicIdOf, REQUESTED_AT } from '@/tests/support/enrollment/conversation'
import {
  managersOf,
  requestMailboxCode,
  sendAddition,
  sendAdditionChange,
  sendClaimDecision,
  sendClaimWithdrawal,
} from '@/tests/support/listings/claiming'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
const revalidated = jest.fn()
jest.mock('next/cache', () => ({ revalidateTag: (tag: string) => revalidated(tag) }))
testDatabase()
beforeEach(async () => {
  setClock(REQUESTED_AT)
  revalidated.mockClear()
  await addLocation()
})
afterAll(() => setClock(undefined))

const ACCEPT = { decision: 'accept' }
async function added(more: Record<string, unknown> = {}) {
  const rosa = await createActor('careprovider')
  const { status, json } = await sendAddition(rosa, more)
  expect(status).toBe(201)
  return { rosa, id: Number(json.id), admin: await createActor('admin') }
}

test('an admin does not accept what the claimant changed after the admin had opened it', async () => {
  const { rosa, id, admin } = await added()
  const versionRead = async () => (await findAdditionFile(id))?.claim.version
  const version = await versionRead()
  expect((await sendAdditionChange(rosa, id, { website: 'www.elsewhere.example' })).status).toBe(200)
  expect(await sendClaimDecision(admin, id, { ...ACCEPT, version })).toMatchObject({
    status: 409,
    json: { message: expect.stringContaining('has changed since you opened it') },
  })
  expect(await db().provider.count()).toBe(0)
  expect((await sendClaimDecision(admin, id, { ...ACCEPT, version: await versionRead() })).status).toBe(200)
})

test('a missing provider gets its page when an admin accepts, with source and date, and its author becomes its manager', async () => {
  const { rosa, id, admin } = await added()
  expect(await findQueuedClaims()).toMatchObject([
    { id, isAddition: true, provider: { name: 'Meadow House', city: 'Orlando' } },
  ])
  expect(await findAdditionFile(id)).toMatchObject({
    alike: [],
    addition: { phone: '(407) 555-0177' },
    claim: { position: 'Owner', license: 'no-record', strength: 'weak' },
  })
  await expect(findClaimFile(id)).rejects.toThrow(message('listings.claimErrors.notHereYet'))
  expect((await sendClaimDecision(admin, id, ACCEPT)).status).toBe(200)

  const [own] = await managedProviders(rosa.id)
  expect(own).toMatchObject({ name: 'Meadow House', role: 'manager', status: 'open' })
  const providerId = own?.internalId ?? 0
  expect(
    await db().provider.findUniqueOrThrow({ where: { id: providerId }, include: { facts: true, licenses: true } }),
  ).toMatchObject({
    kind: 'center',
    careTypes: ['daycare', 'preschool'],
    street: '12 Oak St',
    zip: '32801',
    locationSlug: 'orlando-fl',
    phone: '(407) 555-0177',
    email: null,
    website: 'https://www.meadow.example',
    facts: [{ group: 'contact', source: 'provider', confirmedOn: new Date('2026-11-22') }],
    // Only the state can confirm a license.
    licenses: [],
  })
  expect(await db().providerSearchDocument.count({ where: { providerId } })).toBe(1)
  expect(revalidated).toHaveBeenCalledWith('location:orlando-fl')
  const expectedNotification = {
    title: 'Your provider has its page',
    path: `/careprovider-dashboard?provider=${own?.id}`,
  }
  expect((await findNotifications(rosa, 'en')).notifications[0]).toMatchObject(expectedNotification)
  expect((await mailsTo(rosa.email)).map(({ kind }) => kind)).toEqual(['claim-decided'])
  expect(await findOwnAddition(rosa, id)).toMatchObject({ status: 'accepted', provider: { id: own?.id } })
  expect(await db().auditEntry.findMany({ select: { action: true } })).toEqual([
    { action: 'claim.made' },
    { action: 'claim.accepted' },
  ])
})

test('the page of a home shows only city and ZIP code', async () => {
  const home = { kind: 'family_home', address: 'Orlando, FL 32801' }
  const { rosa, id, admin } = await added(home)
  await sendClaimDecision(admin, id, ACCEPT)
  const providerId = (await managedProviders(rosa.id))[0]?.internalId ?? 0
  expect(await db().provider.findUnique({ where: { id: providerId } })).toMatchObject({ street: null, city: 'Orlando' })
  expect(await db().providerPrivateAddress.count()).toBe(0)
})

test('possible duplicates are shown first, and nothing is submitted until the author says that it is a different provider', async () => {
  const like = [
    { name: 'Meadow House Preschool', street: '9 Elm Ave', phone: '(407) 555-0001' },
    { name: 'Something else', street: '12 Oak Street', phone: '(407) 555-0002' },
    { name: 'Other words', street: '1 Pine Rd', phone: '(407) 555-0177 ext. 3' },
    {
      name: 'Licensed',
      street: '2 Pine Rd',
      licenses: [{ number: 'c-77', issuer: 'Florida DCF', asOf: '2026-05-01' }],
    },
  ]
  const slugs = []
  for (const one of like) slugs.push(await publicIdOf((await addProvider(one)).id))
  await addProvider({ name: 'Nothing alike', street: '12 Maple Blvd', phone: '(407) 555-0009', licenses: [] })
  const rosa = await createActor('careprovider')
  const first = await sendAddition(rosa)
  const alike = (first.json.alike as { id: string; name: string }[]).map(({ id }) => id)
  expect([first.status, first.json.id, alike.toSorted()]).toEqual([200, null, slugs.toSorted()])
  expect(JSON.stringify(first.json)).not.toMatch(/555|@|77/)
  expect(await db().providerClaim.count()).toBe(0)
  expect((await sendAddition(rosa, { noneOf: alike.slice(1) })).json.id).toBeNull()
  expect((await sendAddition(rosa, { noneOf: alike })).status).toBe(201)
})

test('an admin sees a provider that was added in the meantime before creating a second page for it', async () => {
  const { id, admin } = await added()
  const other = await added()
  expect((await sendClaimDecision(admin, id, ACCEPT)).status).toBe(200)
  const refused = await sendClaimDecision(admin, other.id, ACCEPT)
  expect([refused.status, refused.json.message]).toEqual([409, expect.stringMatching(/haven’t seen yet/)])
  const [twin] = (await findAdditionFile(other.id))?.alike ?? []
  expect(twin).toMatchObject({ name: 'Meadow House', isClaimed: true })
  const listed = { decision: 'reject', reason: 'listed_already', note: 'Please claim it.' }
  expect((await sendClaimDecision(admin, other.id, listed)).status).toBe(200)
  expect(await db().provider.count()).toBe(1)
  expect((await findNotifications(other.rosa, 'en')).notifications[0]).toMatchObject({ path: `/claim/add/${other.id}` })
  expect(await findOwnAddition(other.rosa, other.id)).toMatchObject({
    rejection: 'listed_already',
    decisionNote: 'Please claim it.',
  })
  expect(await findOwnClaims(other.rosa)).toMatchObject([{ provider: { id: null, name: 'Meadow House' } }])
})

test('two admins who accept at the same moment create one page', async () => {
  const { id, admin } = await added()
  const second = await createActor('admin')
  const ends = [
    (await sendClaimDecision(admin, id, ACCEPT)).status,
    (await sendClaimDecision(second, id, ACCEPT)).status,
  ]
  expect(ends.toSorted()).toEqual([200, 409])
  expect(await db().provider.count()).toBe(1)
})

test('submitted twice it is pending once, with the latest input; at most five can be pending, and lookups are limited', async () => {
  const { rosa, id } = await added()
  expect((await sendAddition(rosa, { position: 'Director' })).json.id).toBe(id)
  expect(await db().providerClaim.findMany()).toMatchObject([{ position: 'Director' }])
  const another = (at: number) =>
    sendAddition(rosa, { name: `Quite ${'abcdefgh'[at]}other ${at}`, address: `${at + 50} Elm Way, Orlando, FL 32801` })
  for (let at = 1; at < MAX_PENDING_CLAIMS; at++) expect((await another(at)).status).toBe(201)
  expect((await another(7)).status).toBe(409)
  for (let at = 0; at < ADDING_RATE.max; at++) await sendAddition(rosa, { name: '' })
  for (let tries = MAX_PENDING_CLAIMS + 2; tries < ADDING_RATE.max; tries++) await sendAddition(rosa)
  expect((await sendAddition(rosa)).status).toBe(429)
})

test('only the author can change or withdraw a pending addition; no code is mailed to the address they entered', async () => {
  const { rosa, id, admin } = await added()
  const mallory = await createActor('careprovider')
  expect((await sendAdditionChange(mallory, id)).status).toBe(404)
  await expect(findOwnAddition(mallory, id)).rejects.toThrow(message('listings.claimErrors.noClaim'))
  expect((await sendAdditionChange(rosa, id, { name: 'Meadow Home', email: 'office@meadow.example' })).json).toEqual({
    id,
    alike: null,
  })
  expect((await requestMailboxCode(rosa, id)).status).toBe(409)
  expect(await mailsTo('office@meadow.example')).toEqual([])
  expect((await sendClaimWithdrawal(rosa, id)).status).toBe(200)
  expect((await sendAdditionChange(rosa, id)).status).toBe(404)
  expect((await sendClaimDecision(admin, id, ACCEPT)).status).toBe(409)
  expect([await db().provider.count(), await managersOf(1)]).toEqual([0, []])
})

test('an unknown place is reported at the address, and hostile strings are stored as text', async () => {
  const rosa = await createActor('careprovider')
  for (const address of ['1 A St, Orlando, FL 99999', '1 A St, Orlando, GA 32801', "'; DROP TABLE x, Orlando"]) {
    const { status, json } = await sendAddition(rosa, { address })
    expect([address, status, Object.keys(json.fields as object)]).toEqual([address, 400, ['address']])
  }
  const { id, admin } = await added({ name: '<script>alert(1)</script>\r\nBcc: %_ ☃', careTypes: [] })
  expect((await sendClaimDecision(admin, id, ACCEPT)).status).toBe(200)
  expect(await db().provider.findFirst({ select: { name: true } })).toEqual({
    name: '<script>alert(1)</script> Bcc: %_ ☃',
  })
})

test('parents and admins cannot add a provider, and missing fields are reported', async () => {
  expect((await sendAddition(await createActor('caregiver'))).status).toBe(403)
  expect((await sendAddition(await createActor('admin'))).status).toBe(403)
  const { json } = await sendAddition(await createActor('careprovider'), {
    name: '',
    kind: '',
    phone: '',
    position: '',
  })
  expect(Object.keys(json.fields as object).toSorted()).toEqual(['kind', 'name', 'phone', 'position'])
})
