import { PUT } from '@/app/api/public-profile-facts/address/route'
import { findOwnProfile } from '@/lib/listings/profiles/queries/profile'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { findProviderPage } from '@/lib/providers/queries'
import { searchProviders } from '@/lib/search/queries/search'
import { EMPTY_SEARCH } from '@/lib/search/rules/filters'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { send } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { addProviderManager, publicIdOf, REQUESTED_AT } from '@/tests/support/enrollment/conversation'
import { ORLANDO } from '@/tests/support/factories/provider'
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

async function looksAfter(kind: 'family_home' | 'center') {
  await addLocation()
  const { id } = await addProvider({ kind, street: '41 Hidden Ct' })
  const chris = await createActor('careprovider')
  await addProviderManager(id, chris)
  setRequestCookies(await sessionCookie(chris))
  const slug = await publicIdOf(id)
  const choose = (showsZip: unknown) => send(PUT, { providerId: slug, showsZip }, { method: 'PUT' })
  return { id, slug, chris, choose }
}
const pageOf = async (slug: string) => {
  const found = await findProviderPage(slug, REQUESTED_AT)
  return found.kind === 'page' ? found.detail : null
}

test('a family home can choose to show only its city; its own people still see the ZIP code', async () => {
  const { slug, chris, choose } = await looksAfter('family_home')
  expect(await pageOf(slug)).toMatchObject({ zip: '32801', street: null })
  expect((await choose(false)).status).toBe(200)
  expect(JSON.stringify(await pageOf(slug))).not.toMatch(/32801|Hidden/)
  expect(revalidated).toHaveBeenCalledWith('location:32801')
  // The page of any provider nearby may list it as similar, with its ZIP code.
  expect(revalidated).toHaveBeenCalledWith('directory')
  const own = await findOwnProfile(chris, slug)
  expect(own).toMatchObject({ showsZip: false, live: { address: 'Orlando, FL 32801' } })
  revalidated.mockClear()
  expect((await choose(false)).status).toBe(200)
  expect(revalidated).not.toHaveBeenCalled()
  expect((await choose(true)).status).toBe(200)
  expect(await pageOf(slug)).toMatchObject({ zip: '32801' })
  expect(await db().auditEntry.count({ where: { action: 'profile.address-shown' } })).toBe(2)
})

test('families still find a home that shows only its city', async () => {
  const { slug, choose } = await looksAfter('family_home')
  expect((await choose(false)).status).toBe(200)
  const area = { center: ORLANDO, timeZone: 'America/New_York', radiusMeters: 20_000 }
  const { providers } = await searchProviders(area, EMPTY_SEARCH, REQUESTED_AT)
  expect(providers).toEqual([expect.objectContaining({ id: slug, city: 'Orlando', zip: null, street: null })])
})

test('centers cannot hide their address, the front desk cannot choose, and the choice must be a boolean', async () => {
  const { id, choose } = await looksAfter('center')
  expect((await choose(false)).status).toBe(409)
  expect((await choose('maybe')).status).toBe(400)
  await db().providerPerson.updateMany({ where: { providerId: id }, data: { role: 'front_desk' } })
  expect((await choose(false)).status).toBe(403)
})
