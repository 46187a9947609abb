import { proveClaimCode } from '@/lib/listings/claims/commands/code'
import { findClaimPage, findOwnClaims, searchToClaim } from '@/lib/listings/claims/queries/claims'
import { isClaimed, isFrozen } from '@/lib/listings/claims/queries/evidence'
import { CLAIMING_RATE, CODES_TO_PROVIDER, TRIES_PER_CODE } from '@/lib/listings/claims/rules'
import { findNotifications } from '@/lib/notifications/queries'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { actAs } from '@/tests/support/accounts/actors'
import { mailsTo } from '@/tests/support/accounts/mails'
import { ASKED_AT, letReply, publicIdOf } from '@/tests/support/enrollment/conversation'
import {
  askingCode,
  claiming,
  LICENSE,
  MAILBOX,
  mailedCode,
  managersOf,
  typing,
  unclaimed,
  withdrawing,
} from '@/tests/support/listings/claiming'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
const ended = jest.fn()
jest.mock('next/cache', () => ({ revalidateTag: (tag: string) => ended(tag) }))
testDatabase()
beforeEach(() => {
  setClock(ASKED_AT)
  ended.mockClear()
})
afterAll(() => setClock(undefined))

test('the code of the mailbox on file and the license number grant management immediately', async () => {
  const { rosa, slug, providerId } = await unclaimed()
  const { status, json } = await claiming(rosa, slug)
  expect([status, json.isAccepted]).toEqual([201, false])
  const id = Number(json.id)
  expect(await findClaimPage(rosa, slug, ASKED_AT)).toMatchObject({
    mailbox: 'o***@sunny.example',
    isContested: false,
    own: { status: 'pending', license: 'same', isEmailProved: false, isCodeOpen: false },
  })
  expect((await askingCode(rosa, id)).status).toBe(200)
  expect((await findClaimPage(rosa, slug, ASKED_AT)).own?.isCodeOpen).toBe(true)
  const proved = await typing(rosa, id, await mailedCode())
  expect([proved.status, proved.json]).toEqual([200, { id, isAccepted: true }])
  expect(await managersOf(providerId)).toEqual([rosa.id])
  expect(ended).toHaveBeenCalledWith(`provider:${providerId}`)
  expect(await isClaimed(providerId)).toBe(true)
  expect((await findNotifications(rosa)).notifications[0]).toMatchObject({ title: 'Your claim is accepted' })
  expect((await mailsTo(rosa.email)).map(({ kind }) => kind)).toEqual(['claim-decided'])
  expect(await findOwnClaims(rosa)).toMatchObject([{ status: 'accepted', provider: { id: slug } }])
  expect((await claiming(rosa, slug)).status).toBe(409)
})

test('the code alone is pending review, and so is the license number alone', async () => {
  const { rosa, slug, providerId } = await unclaimed()
  const admin = await actAs('admin')
  const id = Number((await claiming(rosa, slug, { licenseNumber: 'X-1' })).json.id)
  await askingCode(rosa, id)
  expect((await typing(rosa, id, await mailedCode())).json.isAccepted).toBe(false)
  expect(await managersOf(providerId)).toEqual([])
  expect((await findNotifications(admin)).notifications[0]).toMatchObject({
    title: 'A provider is claimed',
    path: `/admin/approvals/claims/${id}`,
  })
  // The number was mistyped: put right, it is accepted.
  expect((await claiming(rosa, slug)).json).toMatchObject({ id, isAccepted: true })
})

test('a code is six digits for one mailbox, one claim, five tries and an hour', async () => {
  const { rosa, slug } = await unclaimed()
  const id = Number((await claiming(rosa, slug)).json.id)
  await askingCode(rosa, id)
  const first = await mailedCode()
  await askingCode(rosa, id)
  const second = await mailedCode()
  if (first !== second) expect((await typing(rosa, id, first)).json.fields).toMatchObject({ code: /not the code/ })
  const wrong = second === '000000' ? '000001' : '000000'
  for (let tries = 1; tries < TRIES_PER_CODE; tries++) await typing(rosa, id, wrong)
  const dead = await typing(rosa, id, second)
  expect([dead.status, dead.json.message]).toEqual([400, 'This code does not work any more. Please ask for a new one.'])
  await askingCode(rosa, id)
  setClock(new Date(ASKED_AT.getTime() + 61 * 60_000))
  expect((await typing(rosa, id, await mailedCode())).status).toBe(400)
})

test('another person’s claim is inaccessible: no code is requested, entered, or withdrawn', async () => {
  const { rosa, slug } = await unclaimed()
  const id = Number((await claiming(rosa, slug)).json.id)
  await askingCode(rosa, id)
  const code = await mailedCode()
  const mallory = await actAs('careprovider')
  expect((await askingCode(mallory, id)).status).toBe(404)
  expect((await typing(mallory, id, code)).status).toBe(404)
  expect((await withdrawing(mallory, id)).status).toBe(404)
  expect((await findClaimPage(mallory, slug, ASKED_AT)).own).toBeNull()
})

test('twenty codes typed at the same moment are five tries', async () => {
  const { rosa, slug } = await unclaimed()
  const id = Number((await claiming(rosa, slug)).json.id)
  await askingCode(rosa, id)

  const codes = Array.from({ length: 12 }, (_, at) => String(at).padStart(6, '9'))
  await Promise.allSettled(codes.map((code) => proveClaimCode(rosa, id, code, ASKED_AT)))
  expect((await db().providerClaim.findUniqueOrThrow({ where: { id } })).codeTries).toBe(TRIES_PER_CODE)
})

test('codes to a provider’s mailbox are limited, and so are claims', async () => {
  const { rosa, slug } = await unclaimed()
  const id = Number((await claiming(rosa, slug)).json.id)
  for (let sent = 0; sent < CODES_TO_PROVIDER.max; sent++) expect((await askingCode(rosa, id)).status).toBe(200)
  const kim = await actAs('careprovider')
  const other = Number((await claiming(kim, slug)).json.id)
  expect((await askingCode(kim, other)).status).toBe(429)
  expect(await mailsTo(MAILBOX)).toHaveLength(CODES_TO_PROVIDER.max)
  for (let made = 1; made < CLAIMING_RATE.max; made++) await claiming(rosa, slug)
  const refused = await claiming(rosa, slug)
  expect([refused.status, Number(refused.retryAfter) > 0]).toEqual([429, true])
})

test('where no mailbox is on file nothing is mailed, and the claim says so', async () => {
  await addLocation()
  const provider = await addProvider({ email: null })
  const rosa = await actAs('careprovider')
  const slug = await publicIdOf(provider.id)
  const id = Number((await claiming(rosa, slug)).json.id)
  expect((await findClaimPage(rosa, slug, ASKED_AT)).mailbox).toBeNull()
  expect((await askingCode(rosa, id)).status).toBe(409)
})

test('a closed provider cannot be claimed, and an unknown id is not found', async () => {
  const { rosa, slug, providerId } = await unclaimed()
  await db().provider.update({ where: { id: providerId }, data: { status: 'closed' } })
  expect((await claiming(rosa, slug)).status).toBe(409)
  expect((await claiming(rosa, 'nobody-zzzz')).status).toBe(404)
})

test('a claim that was taken back is over, and can be made anew', async () => {
  const { rosa, slug } = await unclaimed()
  const id = Number((await claiming(rosa, slug)).json.id)
  expect((await withdrawing(rosa, id)).status).toBe(200)
  expect((await withdrawing(rosa, id)).status).toBe(404)
  expect((await askingCode(rosa, id)).status).toBe(404)
  expect(Number((await claiming(rosa, slug)).json.id)).toBeGreaterThan(id)
})

test('a provider is found by name, phone, license number or ZIP code; no answer contains contact data', async () => {
  const { slug, providerId } = await unclaimed()
  for (const q of ['sunny sprout', 'SPROUTS', '407 555 0123', '+1 (407) 555-0123', LICENSE.toLowerCase(), '32801']) {
    const found = await searchToClaim(q)
    expect([q, found.map(({ id }) => id)]).toEqual([q, [slug]])
    expect(JSON.stringify(found)).not.toMatch(/555|@|C09/)
  }
  for (const q of ['', '%', '_', "' OR 1=1 --", '99999', 'zz']) expect(await searchToClaim(q)).toEqual([])
  await letReply(providerId, await actAs('careprovider'))
  expect(await searchToClaim('sunny')).toMatchObject([{ isClaimed: true }])
})

test('a provider claimed by another user is frozen until the decision, and its managers are notified', async () => {
  const { rosa, slug, providerId } = await unclaimed()
  const eve = await actAs('careprovider')
  await letReply(providerId, rosa)
  expect(await isFrozen(providerId)).toBe(false)
  const id = Number((await claiming(eve, slug)).json.id)
  expect(await isFrozen(providerId)).toBe(true)
  expect((await findNotifications(rosa)).notifications[0]).toMatchObject({
    title: 'Somebody else claims your provider',
    path: `/claim/${slug}`,
  })
  await askingCode(eve, id)
  // However strong the evidence is: somebody manages it, so an admin decides.
  expect((await typing(eve, id, await mailedCode())).json.isAccepted).toBe(false)
  expect((await claiming(rosa, slug, { note: 'I have run it since 2019.' })).status).toBe(201)
  expect(await managersOf(providerId)).toEqual([rosa.id])
  await withdrawing(eve, id)
  expect(await isFrozen(providerId)).toBe(false)
})
