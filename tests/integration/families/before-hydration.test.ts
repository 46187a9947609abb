import { POST as addFavorite } from '@/app/api/favorites/add/route'
import { POST as saveSearch } from '@/app/api/saved-searches/route'
import { db } from '@/lib/platform/database/client'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()

const SITE = 'http://localhost:3000'
type Route = typeof saveSearch

let slug: string
beforeEach(async () => {
  await addLocation()
  await db().locationAlias.create({ data: { folded: 'orlando', locationSlug: 'orlando-fl', state: 'FL', rank: 0 } })
  slug = (await addProvider()).slug
  setRequestCookies('')
})

const signInWithRole = async (role: 'caregiver' | 'careprovider') => {
  const actor = await createActor(role)
  setRequestCookies(await sessionCookie(actor))
}

/** As a browser sends a form before its page is hydrated. */
async function press(route: Route, path: string, fields: Record<string, string>, origin = SITE) {
  const request = new Request(SITE + path, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams(fields)),
  })
  const response = await route(request, { params: Promise.resolve({}) })
  return { status: response.status, location: response.headers.get('location'), html: await response.text() }
}
const heart = (next = `/provider/${slug}`, origin?: string) =>
  press(addFavorite, `/api/favorites/add?daycareId=${slug}`, { next }, origin)
const save = (search: string) => press(saveSearch, '/api/saved-searches', { search, name: 'Near home' })

test('a heart saves for a parent, also when pressed repeatedly, and redirects back', async () => {
  await signInWithRole('caregiver')
  expect(await heart()).toEqual({ status: 303, location: `/provider/${slug}`, html: '' })
  expect((await heart()).status).toBe(303)
  expect(await db().favorite.count()).toBe(1)
})

test('a heart redirects a visitor to sign-in and back, and never to another site', async () => {
  expect(await heart()).toMatchObject({ status: 303, location: `/signin?next=%2Fprovider%2F${slug}` })
  expect((await heart('//evil.example')).location).toBe('/signin?next=%2Ffavorites')
  expect(await db().favorite.count()).toBe(0)
})

test('a heart explains why it cannot save: for another role, and from another site', async () => {
  await signInWithRole('careprovider')
  const refused = await heart()
  expect(refused.status).toBe(403)
  expect(refused.html).toContain('Must be logged in as caregiver to add favorites')
  await signInWithRole('caregiver')
  expect((await heart(undefined, 'https://evil.example')).status).toBe(403)
  expect(await db().favorite.count()).toBe(0)
})

test('a search is saved for a parent, who sees it in the list; a visitor signs in first', async () => {
  expect((await save('zipCode=Orlando')).location).toBe('/signin?next=%2Fsearch%3FzipCode%3DOrlando')
  await signInWithRole('caregiver')
  expect(await save('zipCode=Orlando')).toEqual({ status: 303, location: '/saved-searches', html: '' })
  expect(await db().savedSearch.count()).toBe(1)
  const refused = await save('zipCode=%3Cb%3E')
  expect(refused.status).toBeGreaterThanOrEqual(400)
  expect(refused.html).not.toContain('<b>')
})
