import type { z } from 'zod'
import { db } from '@/lib/platform/database/client'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import type { providerDraft } from '@/lib/providers/schema'
import { CARD_FORMAT, CARD_JSON } from '@/lib/providers/search-documents/commands'
import { buildProvider, ORLANDO } from '../factories/provider'

export { ORLANDO }

/** A city with one ZIP, so that providers can be in it. */
export async function addLocation(slug = 'orlando-fl', zip = '32801', point = ORLANDO): Promise<void> {
  const state = slug.slice(-2).toUpperCase()
  const name = slug.slice(0, -3)
  const shared = { state, county: 'Orange', ...point }
  await db().location.create({ data: { slug, name, zips: [zip], timeZone: 'America/New_York', ...shared } })
  await db().zipCode.create({ data: { zip, city: name, locationSlug: slug, ...shared } })
}

/** Its county, as in the gazetteer. */
export async function addCounty(name = 'Orange', state = 'FL', point = ORLANDO): Promise<void> {
  const slug = `${name.toLowerCase()}-county-${state.toLowerCase()}`
  const folded = `${name.toLowerCase()}county`
  const shared = { rank: 1, radiusMeters: 40_000, zipCount: 1 }
  await db().county.create({ data: { slug, name, fullName: `${name} County`, state, folded, ...shared, ...point } })
}

/** Stores a provider of the factory; addLocation must have been called for its city. */
export async function addProvider(overrides: Partial<z.input<typeof providerDraft>> = {}) {
  const [saved] = await db().$transaction((tx) => saveProviders(tx, [buildProvider(overrides)]))
  if (!saved) throw new Error('We couldn’t save the provider.')
  return saved
}

/** Providers with a search document whose card is missing or differs from the tables. */
export async function outdatedCards(): Promise<number[]> {
  const rows = await db().$queryRawUnsafe<{ id: number }[]>(
    `SELECT p.id FROM providers p JOIN provider_search_documents d ON d.provider_id = p.id
     LEFT JOIN provider_cards kept ON kept.provider_id = p.id
     WHERE (kept.form, kept.made_of, kept.card::jsonb) IS DISTINCT FROM ($1, p.updated_at, ${CARD_JSON}::jsonb)
     ORDER BY p.id`,
    CARD_FORMAT,
  )
  return rows.map(({ id }) => id)
}

/** Two cities with a ZIP code each, for tests that need places but not the whole gazetteer. */
export const PLACES = [
  { slug: 'orlando-fl', name: 'Orlando', county: 'Orange', zip: '32801', latitude: 28.54, longitude: -81.37 },
  { slug: 'st-cloud-fl', name: 'St Cloud', county: 'Osceola', zip: '34769', latitude: 28.25, longitude: -81.29 },
] as const

export async function addPlaces(): Promise<void> {
  for (const { zip, ...place } of PLACES) {
    const { slug, name, ...where } = { ...place, state: 'FL' }
    await db().location.create({
      data: {
        slug,
        name,
        ...where,
        zips: [zip],
        timeZone: 'America/New_York',
        zipCodes: { create: { zip, city: name, ...where } },
      },
    })
  }
}
