import type { Role } from '@/lib/access/types'
import { MAX_NOTE_LENGTH } from '@/lib/families/favorites/rules'
import { db } from '@/lib/platform/database/client'
import { ENDPOINTS, type EndpointEntry } from '@/tests/support/access/endpoint-table'
import { callHandler } from '@/tests/support/access/handlers'
import { NAUGHTY_STRINGS } from '@/tests/support/access/naughty-strings'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
jest.mock('next/cache', () => ({ revalidateTag: () => undefined, unstable_cache: (query: () => unknown) => query }))
testDatabase()
beforeEach(() => setRequestCookies(''))

/** The number of strings tried per field; all fields together cover the whole list many times. */
const STRINGS_PER_FIELD = 6

/** The next few strings of the list, starting over at its end. */
let nextIndex = 0
const nextStrings = () =>
  Array.from({ length: STRINGS_PER_FIELD }, () => NAUGHTY_STRINGS[nextIndex++ % NAUGHTY_STRINGS.length] ?? '')

/** Copies of this value, each with one of its strings replaced. */
function* replacers(value: unknown): Generator<(replaceWith: string) => unknown> {
  if (typeof value === 'string') yield (replaceWith) => replaceWith
  if (value === null || typeof value !== 'object') return
  for (const [key, inner] of Object.entries(value))
    for (const replace of replacers(inner))
      yield (replaceWith) =>
        Array.isArray(value) ? value.with(Number(key), replace(replaceWith)) : { ...value, [key]: replace(replaceWith) }
}

function* variants(entry: EndpointEntry): Generator<(replaceWith: string) => EndpointEntry> {
  for (const replace of replacers(entry.body ?? {}))
    yield (replaceWith) => ({ ...entry, body: replace(replaceWith) as Record<string, unknown> })
  for (const replace of replacers(entry.params ?? {}))
    yield (replaceWith) => ({ ...entry, params: replace(replaceWith) as Record<string, string> })
  const params = new URLSearchParams(entry.query ?? '')
  for (const name of new Set(params.keys()))
    yield (replaceWith) => {
      const query = new URLSearchParams(params)
      query.set(name, replaceWith)
      return { ...entry, query: `?${query}` }
    }
}

test('the list is long enough and has no duplicates', () => {
  expect(NAUGHTY_STRINGS.length).toBeGreaterThanOrEqual(515)
  expect(new Set(NAUGHTY_STRINGS).size).toBe(NAUGHTY_STRINGS.length)
})

test.each(Object.entries(ENDPOINTS))(
  '%s accepts or refuses any string in its fields and never fails',
  async (name, entry) => {
    const role: Role = Array.isArray(entry.access) ? (entry.access[0] ?? 'admin') : 'caregiver'
    const actor = await createActor(role)
    for (const variant of variants(entry))
      for (const text of nextStrings()) {
        // One of the endpoints may end the session.
        setRequestCookies(await sessionCookie(actor))
        const { status } = await callHandler(name, variant(text))
        expect({ name, text, entry: variant(text), isFault: status >= 500 }).toMatchObject({ text, isFault: false })
      }
  },
)

test("a parent's note is stored exactly as it was written, or refused", async () => {
  await addLocation()
  const { id, slug } = await addProvider()
  const actor = await createActor('caregiver')
  setRequestCookies(await sessionCookie(actor))
  await callHandler('favorites POST', { body: { ...ENDPOINTS['favorites POST']?.body, daycareId: slug } })
  const refused: string[] = []
  for (const note of NAUGHTY_STRINGS) {
    const { status } = await callHandler('favorites/[id]/notes PUT', { params: { id: String(id) }, body: { note } })
    if (status >= 400) refused.push(note)
    else expect(await db().favorite.findMany({ select: { note: true } })).toEqual([{ note: note.trim() }])
  }
  // PostgreSQL cannot store NUL, and an unpaired surrogate is not a character.
  const cannotBeStored = (note: string) => /\0|[\ud800-\udfff]/u.test(note) || note.length > MAX_NOTE_LENGTH
  expect(refused).toEqual(NAUGHTY_STRINGS.filter(cannotBeStored))
})
