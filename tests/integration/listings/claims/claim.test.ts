import { proveClaimCode } from '@/lib/listings/claims/commands/code'
import { isClaimed, isFrozen } from '@/lib/listings/claims/queries/claim-file'
import { findClaimPage, findOwnClaims, searchClaimable } from '@/lib/listings/claims/queries/claims'
import { CLAIMING_RATE, CODES_TO_PROVIDER, TRIES_PER_CODE } from '@/lib/listings/claims/rules'
import { findNotifications } from '@/lib/notifications/queries'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { createActor } from '@/tests/support/accounts/actors'
import { mailsTo } from '@/tests/support/accounts/mails'
import { addProviderManager, publicIdOf, REQUESTED_AT } from '@/tests/support/enrollment/conversation'
import {
  addUnclaimedProvider,
  enterMailboxCode,
  LICENSE,
  MAILBOX,
  mailedCode,
  managersOf,
  requestMailboxCode,
  sendClaim,
  sendClaimWithdrawal,
} from '@/tests/support/listings/claiming'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
const revalidated = jest.fn()
jest.mock('next/cache', () => ({ revalidateTag: (tag: string) => revalidated(tag) }))
testDatabase()
beforeEach(() => {
  setClock(REQUESTED_AT)
  revalidated.mockClear()
})
afterAll(() => setClock(undefined))

test('the code from the public mailbox and the license number make a user the manager immediately', async () => {
  const { rosa, slug, providerId } = await addUnclaimedProvider()
  const { status, json } = await sendClaim(rosa, slug)
  expect([status, json.isAccepted]).toEqual([201, false])
  const id = Number(json.id)
  expect(await findClaimPage(rosa, slug, REQUESTED_AT)).toMatchObject({
    mailbox: 'o***@sunny.example',
    isContested: false,
    own: { status: 'pending', license: 'same', isEmailProved: false, isCodeOpen: false },
  })
  expect((await requestMailboxCode(rosa, id)).status).toBe(200)
  expect((await findClaimPage(rosa, slug, REQUESTED_AT)).own?.isCodeOpen).toBe(true)
  const proved = await enterMailboxCode(rosa, id, await mailedCode())
  expect([proved.status, proved.json]).toEqual([200, { id, isAccepted: true }])
  expect(await managersOf(providerId)).toEqual([rosa.id])
  expect(revalidated).toHaveBeenCalledWith(`provider:${providerId}`)
  expect(await isClaimed(providerId)).toBe(true)
  expect((await findNotifications(rosa, 'en')).notifications[0]).toMatchObject({ title: 'We accepted your claim' })
  expect((await mailsTo(rosa.email)).map(({ kind }) => kind)).toEqual(['claim-decided'])
  expect(await findOwnClaims(rosa)).toMatchObject([{ status: 'accepted', provider: { id: slug } }])
  expect((await sendClaim(rosa, slug)).status).toBe(409)
})

test('the code alone is held for an admin, and so is the license number alone', async () => {
  const { rosa, slug, providerId } = await addUnclaimedProvider()
  const admin = await createActor('admin')
  const id = Number((await sendClaim(rosa, slug, { licenseNumber: 'X-1' })).json.id)
  await requestMailboxCode(rosa, id)
  expect((await enterMailboxCode(rosa, id, await mailedCode())).json.isAccepted).toBe(false)
  expect(await managersOf(providerId)).toEqual([])
  expect((await findNotifications(admin, 'en')).notifications[0]).toMatchObject({
    title: 'A provider is claimed',
    path: `/admin/approvals/claims/${id}`,
  })
  // The number was mistyped; once corrected, it is accepted.
  expect((await sendClaim(rosa, slug)).json).toMatchObject({ id, isAccepted: true })
})

test('a code has six digits and is valid for one mailbox, one claim, five attempts and an hour', async () => {
  const { rosa, slug } = await addUnclaimedProvider()
  const id = Number((await sendClaim(rosa, slug)).json.id)
  await requestMailboxCode(rosa, id)
  const first = await mailedCode()
  await requestMailboxCode(rosa, id)
  const second = await mailedCode()
  if (first !== second)
    expect((await enterMailboxCode(rosa, id, first)).json.fields).toMatchObject({ code: /isn’t the code/ })
  const wrong = second === '000000' ? '000001' : '000000'
  for (let tries = 1; tries < TRIES_PER_CODE; tries++) await enterMailboxCode(rosa, id, wrong)
  const dead = await enterMailboxCode(rosa, id, second)
  expect([dead.status, dead.json.message]).toEqual([400, 'This code doesn’t work anymore. Please ask for a new one.'])
  await requestMailboxCode(rosa, id)
  setClock(new Date(REQUESTED_AT.getTime() + 61 * 60_000))
  expect((await enterMailboxCode(rosa, id, await mailedCode())).status).toBe(400)
})

test("no one can request a code for another person's claim, enter one, or withdraw the claim", async () => {
  const { rosa, slug } = await addUnclaimedProvider()
  const id = Number((await sendClaim(rosa, slug)).json.id)
  await requestMailboxCode(rosa, id)
  const code = await mailedCode()
  const mallory = await createActor('careprovider')
  expect((await requestMailboxCode(mallory, id)).status).toBe(404)
  expect((await enterMailboxCode(mallory, id, code)).status).toBe(404)
  expect((await sendClaimWithdrawal(mallory, id)).status).toBe(404)
  expect((await findClaimPage(mallory, slug, REQUESTED_AT)).own).toBeNull()
})

test('twenty codes entered at the same moment count as five attempts', async () => {
  const { rosa, slug } = await addUnclaimedProvider()
  const id = Number((await sendClaim(rosa, slug)).json.id)
  await requestMailboxCode(rosa, id)

  const codes = Array.from({ length: 12 }, (_, at) => String(at).padStart(6, '9'))
  await Promise.allSettled(codes.map((code) => proveClaimCode(rosa, id, code, REQUESTED_AT)))
  expect((await db().providerClaim.findUniqueOrThrow({ where: { id } })).codeTries).toBe(TRIES_PER_CODE)
})

test("the number of mails to a provider's mailbox and the number of claims are limited", async () => {
  const { rosa, slug } = await addUnclaimedProvider()
  const id = Number((await sendClaim(rosa, slug)).json.id)
  for (let sent = 0; sent < CODES_TO_PROVIDER.max; sent++) expect((await requestMailboxCode(rosa, id)).status).toBe(200)
  const kim = await createActor('careprovider')
  const other = Number((await sendClaim(kim, slug)).json.id)
  expect((await requestMailboxCode(kim, other)).status).toBe(429)
  expect(await mailsTo(MAILBOX)).toHaveLength(CODES_TO_PROVIDER.max)
  for (let made = 1; made < CLAIMING_RATE.max; made++) await sendClaim(rosa, slug)
  const refused = await sendClaim(rosa, slug)
  expect([refused.status, Number(refused.retryAfter) > 0]).toEqual([429, true])
})

test('without a public mailbox nothing is mailed, and the claim says so', async () => {
  await addLocation()
  const provider = await addProvider({ email: null })
  const rosa = await createActor('careprovider')
  const slug = await publicIdOf(provider.id)
  const id = Number((await sendClaim(rosa, slug)).json.id)
  expect((await findClaimPage(rosa, slug, REQUESTED_AT)).mailbox).toBeNull()
  expect((await requestMailboxCode(rosa, id)).status).toBe(409)
})

test('a closed provider cannot be claimed, and an unknown id is not found', async () => {
  const { rosa, slug, providerId } = await addUnclaimedProvider()
  await db().provider.update({ where: { id: providerId }, data: { status: 'closed' } })
  expect((await sendClaim(rosa, slug)).status).toBe(409)
  expect((await sendClaim(rosa, 'nobody-zzzz')).status).toBe(404)
})

test('a withdrawn claim is over and can be made again', async () => {
  const { rosa, slug } = await addUnclaimedProvider()
  const id = Number((await sendClaim(rosa, slug)).json.id)
  expect((await sendClaimWithdrawal(rosa, id)).status).toBe(200)
  expect((await sendClaimWithdrawal(rosa, id)).status).toBe(404)
  expect((await requestMailboxCode(rosa, id)).status).toBe(404)
  expect(Number((await sendClaim(rosa, slug)).json.id)).toBeGreaterThan(id)
})

test('a user finds their provider by name, phone, license number or ZIP code, and no response has contact data', async () => {
  const { slug, providerId } = await addUnclaimedProvider()
  for (const q of ['sunny sprout', 'SPROUTS', '407 555 0123', '+1 (407) 555-0123', LICENSE.toLowerCase(), '32801']) {
    const found = await searchClaimable(q)
    expect([q, found.map(({ id }) => id)]).toEqual([q, [slug]])
    expect(JSON.stringify(found)).not.toMatch(/555|@|C09/)
  }
  for (const q of ['', '%', '_', "' OR 1=1 --", '99999', 'zz']) expect(await searchClaimable(q)).toEqual([])
  await addProviderManager(providerId, await createActor('careprovider'))
  expect(await searchClaimable('sunny')).toMatchObject([{ isClaimed: true }])
})

test('a managed provider that someone else claims is frozen until the decision, and its managers are notified', async () => {
  const { rosa, slug, providerId } = await addUnclaimedProvider()
  const eve = await createActor('careprovider')
  await addProviderManager(providerId, rosa)
  expect(await isFrozen(providerId)).toBe(false)
  const id = Number((await sendClaim(eve, slug)).json.id)
  expect(await isFrozen(providerId)).toBe(true)
  expect((await findNotifications(rosa, 'en')).notifications[0]).toMatchObject({
    title: 'Someone else claims your provider',
    path: `/claim/${slug}`,
  })
  await requestMailboxCode(eve, id)
  // Even with strong evidence an admin decides, because the provider has a manager.
  expect((await enterMailboxCode(eve, id, await mailedCode())).json.isAccepted).toBe(false)
  expect((await sendClaim(rosa, slug, { note: 'I have run it since 2019.' })).status).toBe(201)
  expect(await managersOf(providerId)).toEqual([rosa.id])
  await sendClaimWithdrawal(eve, id)
  expect(await isFrozen(providerId)).toBe(false)
})
