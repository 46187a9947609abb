import { GET as read, DELETE as remove, POST as upload } from '@/app/api/claims/[id]/document/route'
import { GET as picture } from '@/app/pictures/[name]/route'
import type { SignedInActor } from '@/lib/access/types'
import { cleanUpDocuments } from '@/lib/listings/claims/commands/claim'
import { DOCUMENT_DAYS } from '@/lib/listings/claims/rules'
import { filesOf } from '@/lib/media/queries'
import { NO_DOCUMENT_MESSAGE } from '@/lib/media/schema'
import { db } from '@/lib/platform/database/client'
import { englishText } from '@/lib/platform/language/translate'
import { storage } from '@/lib/platform/storage/storage'
import { setClock } from '@/lib/platform/time/clock'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { REQUESTED_AT } from '@/tests/support/enrollment/conversation'
import {
  addUnclaimedProvider,
  sendClaim,
  sendClaimDecision,
  sendClaimWithdrawal,
} from '@/tests/support/listings/claiming'
import { phoneHeic } from '@/tests/support/media/heic'
import { phonePhoto } from '@/tests/support/media/pictures'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
jest.mock('next/cache', () => ({ revalidateTag: () => undefined }))
testDatabase()
beforeEach(() => setClock(REQUESTED_AT))
afterAll(() => setClock(undefined))

const PDF = Buffer.from('%PDF-1.7\nlicense of Sunny Sprouts')
type Route = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>

async function sendAs(person: SignedInActor, route: Route, id: number, method: string, body: Uint8Array | null = null) {
  setRequestCookies(await sessionCookie(person))
  const headers = { origin: 'http://localhost:3000' }
  const request = new Request(`http://localhost:3000/api/claims/${id}/document`, {
    method,
    headers,
    body: body && new Uint8Array(body),
  })
  return route(request, { params: Promise.resolve({ id: String(id) }) })
}
async function withDocument(file: Uint8Array = PDF) {
  const { rosa, slug } = await addUnclaimedProvider()
  const id = Number((await sendClaim(rosa, slug)).json.id)
  expect((await sendAs(rosa, upload, id, 'POST', file)).status).toBe(200)
  return { rosa, id, admin: await createActor('admin') }
}
const keyOf = async (id: number) => (await db().providerClaim.findUniqueOrThrow({ where: { id } })).documentKey ?? ''

test('the claimant and admins download the document uncached; for others it does not exist', async () => {
  const { rosa, id, admin } = await withDocument()
  for (const who of [rosa, admin]) {
    const response = await sendAs(who, read, id, 'GET')
    expect(Buffer.from(await response.arrayBuffer()).equals(PDF)).toBe(true)
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="claim-${id}.pdf"`)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  }
  expect((await sendAs(await createActor('careprovider'), read, id, 'GET')).status).toBe(404)
  expect((await sendAs(await createActor('caregiver'), read, id, 'GET')).status).toBe(403)
})

test('it is stored encrypted, and no public address serves it', async () => {
  const { id } = await withDocument()
  const key = await keyOf(id)
  expect(Buffer.from((await storage().read(key)) ?? []).toString('latin1')).not.toContain('Sunny')
  const served = await picture(new Request(`http://localhost:3000/pictures/${key}`), {
    params: Promise.resolve({ name: key }),
  })
  expect(served.status).toBe(404)
})

test.each([
  ['a photo', phonePhoto],
  ['a phone’s HEIC', async () => phoneHeic()],
])('only the visible content of %s is stored', async (_, photo) => {
  const { rosa, id } = await withDocument(await photo())
  const response = await sendAs(rosa, read, id, 'GET')
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).not.toContain('SecretCamera')
})

test('a web page, a program and an empty file are refused with a message', async () => {
  const { rosa, id } = await withDocument()
  for (const file of ['<html></html>', 'MZ program', ''])
    expect((await sendAs(rosa, upload, id, 'POST', Buffer.from(file))).status).toBe(400)
  const refused = await sendAs(rosa, upload, id, 'POST', Buffer.from('PK zip'))
  expect(await refused.json()).toEqual({ message: englishText(NO_DOCUMENT_MESSAGE) })
  expect((await sendAs(rosa, read, id, 'GET')).status).toBe(200)
})

test("a new document replaces it, and none can be added to another's claim or to a decided one", async () => {
  const { rosa, id, admin } = await withDocument()
  const first = await keyOf(id)
  expect((await sendAs(rosa, upload, id, 'POST', await phonePhoto())).status).toBe(200)
  expect(await db().storedFile.count({ where: { key: first } })).toBe(0)
  expect((await sendAs(await createActor('careprovider'), upload, id, 'POST', PDF)).status).toBe(404)
  await sendClaimDecision(admin, id, { decision: 'accept' })
  expect((await sendAs(rosa, upload, id, 'POST', PDF)).status).toBe(404)
  expect((await sendAs(rosa, remove, id, 'DELETE')).status).toBe(404)
})

test('it is deleted when its claimant removes it, and some weeks after the decision', async () => {
  const { rosa, id, admin } = await withDocument()
  expect((await sendAs(rosa, remove, id, 'DELETE')).status).toBe(200)
  expect(await db().storedFile.count()).toBe(0)
  await sendAs(rosa, upload, id, 'POST', PDF)
  await sendClaimDecision(admin, id, { decision: 'reject', reason: 'not_shown' })
  const after = (days: number) => new Date(REQUESTED_AT.getTime() + days * 86_400_000)
  await cleanUpDocuments(after(DOCUMENT_DAYS))
  expect(await db().storedFile.count()).toBe(1)
  await cleanUpDocuments(after(DOCUMENT_DAYS + 1))
  expect([await db().storedFile.count(), await keyOf(id)]).toEqual([0, ''])
})

test('it is deleted when its claim is withdrawn', async () => {
  const { rosa, id } = await withDocument()
  await sendClaimWithdrawal(rosa, id)
  expect(await db().storedFile.count()).toBe(0)
})

test("a user's export contains their document as they sent it", async () => {
  const { rosa } = await withDocument()
  const files = []
  for await (const file of filesOf(rosa.id)) files.push(file)
  expect(files).toHaveLength(1)
  expect(files[0]?.key).toMatch(/^[0-9a-f]{32}\.pdf$/)
  expect(Buffer.from(files[0]?.bytes ?? []).equals(PDF)).toBe(true)
})
