import { PUT } from '@/app/api/favorites/[id]/notes/route'
import { GET as ROWS } from '@/app/api/favorites/rows/route'
import type { SignedInActor } from '@/lib/access/types'
import { MAX_NOTE_LENGTH } from '@/lib/families/favorites/rules'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { mergeProvider } from '@/lib/providers/commands/save-providers'
import { createActor } from '@/tests/support/accounts/actors'
import { send } from '@/tests/support/accounts/people'
import { switchSessionTo } from '@/tests/support/families/family'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
const NOON = new Date('2026-11-22T12:00:00Z')
beforeEach(() => setClock(NOON))
afterEach(() => setClock(undefined))

const TOUR = { note: 'Bring socks.\nAsk for Mia.', touredOn: '2026-11-20', scores: { staff: 5, safety: 4 } }
let parent: SignedInActor
let providerId: number
let id: number
beforeEach(async () => {
  await addLocation()
  providerId = (await addProvider()).id
  parent = await createActor('caregiver')
  id = (await db().favorite.create({ data: { userId: parent.id, providerId, createdAt: NOON } })).id
  await switchSessionTo(parent)
})

const save = (favoriteId: number | string, body: Record<string, unknown>) =>
  send(PUT, body, { method: 'PUT', params: { id: String(favoriteId) } })
const rows = async () =>
  (await send(ROWS, null, { method: 'GET', path: '/api/favorites/rows' })).json as unknown as {
    notes: { version: string }
  }[]
const stored = () => db().favorite.findUniqueOrThrow({ where: { id } })

test('a parent saves notes and a scorecard for a favorite and reads them with their list', async () => {
  expect((await rows())[0]?.notes).toMatchObject({ favoriteId: id, note: '', touredOn: null, scores: {} })
  const { status, json } = await save(id, TOUR)
  expect([status, json]).toEqual([200, { saved: true, version: expect.any(String) }])
  expect((await rows())[0]?.notes).toEqual({ favoriteId: id, ...TOUR, version: json.version })
  await save(id, {})
  expect((await rows())[0]?.notes).toMatchObject({ favoriteId: id, note: '', touredOn: null, scores: {} })
})

test('the later of two tabs does not overwrite notes that it has not read', async () => {
  const version = (await rows())[0]?.notes.version
  const saved = await save(id, { ...TOUR, version })
  const late = await save(id, { note: 'Bring boots.', version })
  expect([late.status, late.json.fields]).toEqual([409, { version: expect.stringMatching(/in another tab/) }])
  expect((await stored()).note).toBe(TOUR.note)
  expect((await save(id, { ...TOUR, version })).status).toBe(200)
  expect((await save(id, { note: 'Bring boots.', version: saved.json.version })).status).toBe(200)
})

test("a parent cannot write notes on another parent's favorite, nor find out that it exists", async () => {
  await switchSessionTo(await createActor('caregiver'))
  const foreign = await save(id, TOUR)
  const nobodys = await save(2_000_000_000, TOUR)
  expect([foreign.status, foreign.json]).toEqual([404, nobodys.json])
  expect((await stored()).note).toBe('')
  expect(await rows()).toEqual([])
})

test.each([['careprovider'], ['admin']] as const)('a %s cannot save notes', async (role) => {
  await switchSessionTo(await createActor(role))
  expect((await save(id, TOUR)).status).toBe(403)
  await switchSessionTo(null)
  expect((await save(id, TOUR)).status).toBe(401)
  expect((await stored()).note).toBe('')
})

test.each([
  ['a note that is too long', { note: 'x'.repeat(MAX_NOTE_LENGTH + 1) }, 'note'],
  ['a day in the future', { touredOn: '2026-11-23' }, 'touredOn'],
  ['a day that does not exist', { touredOn: '2026-02-30' }, 'touredOn'],
  ['a score above five', { scores: { staff: 6 } }, 'scores.staff'],
  ['half a score', { scores: { staff: 2.5 } }, 'scores.staff'],
  ['scores that are not an object', { scores: 'five' }, 'scores'],
])('%s is refused with a message at its field', async (_, wrong, field) => {
  const { status, json } = await save(id, { ...TOUR, ...wrong })
  expect([status, Object.keys(json.fields as object)]).toEqual([400, [field]])
  expect((await stored()).note).toBe('')
})

test.each(['x', '0', '-1', '9999999999', '1.5'])(`"%s" is not a favorite's id`, async (wrong) => {
  expect((await save(wrong, TOUR)).status).toBe(400)
})

test('an unknown scorecard aspect is ignored', async () => {
  await save(id, { scores: { staff: 4, smell: 5 } })
  expect((await stored()).scores).toEqual({ staff: 4 })
})

test('when two favorites become one provider, the notes of both are readable', async () => {
  await save(id, TOUR)
  const into = await addProvider({ name: 'Sunny Meadow' })
  const later = new Date(NOON.getTime() + 1000)
  await db().favorite.create({ data: { userId: parent.id, providerId: into.id, createdAt: later } })
  await db().$transaction((tx) => mergeProvider(tx, providerId, into.id))
  const [only, ...others] = await rows()
  expect([only?.notes, others]).toEqual([{ favoriteId: id, ...TOUR, version: expect.any(String) }, []])
})
