import type { z } from 'zod'
import { db } from '@/lib/platform/database/client'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import type { providerDraft } from '@/lib/providers/schema'
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
