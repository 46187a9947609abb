import { db } from '@/lib/platform/database/client'
import { message } from '@/lib/platform/language/message'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import type { ProviderChange, ProviderDraft } from '@/lib/providers/schema'
import { draftOf } from '@/tests/support/factories/provider'
import { testDatabase } from '@/tests/support/platform/database'
import { addPlaces } from '@/tests/support/providers/add-provider'

testDatabase()
beforeEach(addPlaces)

const home: Partial<ProviderDraft> = {
  kind: 'family_home',
  street: '41 Hidden Ct',
  latitude: 28.5599,
  longitude: -81.3333,
}
const zipCenter = { latitude: 28.54, longitude: -81.37 }

async function save(item: ProviderDraft | ProviderChange) {
  const [saved] = await db().$transaction((tx) => saveProviders(tx, [item]))
  return db().provider.findUniqueOrThrow({ where: { id: saved?.id }, include: { privateAddress: true } })
}

/** Everything the database stores about a provider outside the private table, as one text. */
async function publicTextOf(id: number): Promise<string> {
  const rows = await db().$queryRaw<{ text: string }[]>`
    SELECT to_jsonb(p)::text || coalesce(to_jsonb(d)::text, '') AS text
    FROM providers p LEFT JOIN provider_search_documents d ON d.provider_id = p.id WHERE p.id = ${id}`
  return rows.map(({ text }) => text).join()
}

test("a family home's street and point are private, and the public sees its ZIP's center", async () => {
  const stored = await save(draftOf(home))
  expect(stored).toMatchObject({ street: null, ...zipCenter })
  expect(stored.privateAddress).toMatchObject({ street: '41 Hidden Ct', latitude: 28.5599, longitude: -81.3333 })
  const text = await publicTextOf(stored.id)
  for (const secret of ['Hidden', '28.5599', '81.3333']) expect(text).not.toContain(secret)
})

test('a family home that moves stays private', async () => {
  const { id } = await save(draftOf(home))
  const stored = await save({ id, street: '9 Quiet Way', latitude: 28.2666, longitude: -81.2777, zip: '34769' })
  expect(stored).toMatchObject({ street: null, latitude: 28.25, longitude: -81.29 })
  expect(stored.privateAddress).toMatchObject({ street: '9 Quiet Way' })
  expect(await publicTextOf(id)).not.toContain('28.2666')
})

test('a center that becomes a family home removes its street from public data', async () => {
  const { id } = await save(draftOf())
  const stored = await save({ id, kind: 'family_home' })
  expect(stored).toMatchObject({ street: null, ...zipCenter })
  expect(stored.privateAddress).toMatchObject({ street: '12 Lantern Ln', latitude: 28.5411 })
})

test('a family home that becomes a center publishes only the street it states then', async () => {
  const { id } = await save(draftOf(home))
  expect(await save({ id, kind: 'center' })).toMatchObject({ street: null, ...zipCenter })
  expect(await save({ id, street: '1 Open Sq' })).toMatchObject({ street: '1 Open Sq' })
})

test('a family home can delete its private address', async () => {
  const { id } = await save(draftOf(home))
  expect((await save({ id, street: null })).privateAddress).toBeNull()
})

test('a home that shows only its city hides any ZIP code written later, until it shows it again', async () => {
  const { id } = await save(draftOf(home))
  const city = await db().location.findUniqueOrThrow({ where: { slug: 'orlando-fl' } })
  const middle = { latitude: city.latitude, longitude: city.longitude }
  const hidden = await save({ id, showsZip: false })
  expect(hidden).toMatchObject({ zip: null, street: null, ...middle })
  expect(hidden.privateAddress).toMatchObject({ zip: '32801', street: '41 Hidden Ct' })
  for (const secret of ['32801', '28.5599', String(zipCenter.latitude)])
    expect((await publicTextOf(id)).replaceAll(String(middle.latitude), '')).not.toContain(secret)
  expect(await save({ id, zip: '34769', name: 'Other name' })).toMatchObject({ zip: null, ...middle })
  expect((await save({ id, street: null })).privateAddress).toMatchObject({ zip: '34769', street: null })
  expect(await save({ id, showsZip: true })).toMatchObject({ zip: '34769', latitude: 28.25 })
})

test('a home that shows only its city hides a county that would tell its ZIP code, until it shows it again', async () => {
  const ofZip = { zip: '34787', city: 'Orlando', state: 'FL', county: 'Lake', locationSlug: 'orlando-fl' }
  await db().zipCode.create({ data: { ...ofZip, latitude: 28.55, longitude: -81.62 } })
  const { id, ...shown } = await save(draftOf({ ...home, zip: '34787', county: 'Lake' }))
  expect(shown).toMatchObject({ zip: '34787', county: 'Lake' })
  expect(await save({ id, showsZip: false })).toMatchObject({ zip: null, county: 'Orange' })
  expect(await save({ id, zip: '34787', county: 'Lake' })).toMatchObject({ zip: null, county: 'Orange' })
  expect(await publicTextOf(id)).not.toContain('Lake')
  expect(await save({ id, showsZip: true })).toMatchObject({ zip: '34787', county: 'Lake' })
})

test('a home can start with its city alone; for other kinds hiding the ZIP code changes nothing', async () => {
  expect(await save(draftOf({ ...home, showsZip: false }))).toMatchObject({
    zip: null,
    privateAddress: { zip: '32801' },
  })
  const { id } = await save(draftOf())
  expect(await save({ id, showsZip: false })).toMatchObject({ zip: '32801' })
})

test('a center that is known only by its city has no ZIP code until another list names it', async () => {
  const { id, ...saved } = await save(draftOf({ zip: '' }))
  expect(saved).toMatchObject({ zip: null, street: '12 Lantern Ln' })
  expect(await save({ id, name: 'Other name' })).toMatchObject({ zip: null })
  expect(await save({ id, zip: '32801' })).toMatchObject({ zip: '32801' })
})

test('a family home in an unknown ZIP is refused', async () => {
  await expect(save(draftOf({ ...home, zip: '00000' }))).rejects.toThrow(
    message('providers.errors.unknownZip', { zip: '00000' }),
  )
})

test('the database itself rejects a family home with a street', async () => {
  const { id } = await save(draftOf(home))
  await expect(db().provider.update({ where: { id }, data: { street: '41 Hidden Ct' } })).rejects.toThrow(
    'providers_home_has_no_street',
  )
})
