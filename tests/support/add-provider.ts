import type { z } from 'zod'
import { db } from '@/lib/platform/db'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import { providerDraft } from '@/lib/providers/schema/provider-draft'

/** Downtown; a degree of latitude is 69 miles. */
export const ORLANDO = { latitude: 28.5383, longitude: -81.3792 }

/** A city with one ZIP, so that providers can stand in it. */
export async function addLocation(slug = 'orlando-fl', zip = '32801', point = ORLANDO): Promise<void> {
  const state = slug.slice(-2).toUpperCase()
  const name = slug.slice(0, -3)
  const shared = { state, county: 'Orange', ...point }
  await db().location.create({ data: { slug, name, zips: [zip], timeZone: 'America/New_York', ...shared } })
  await db().zipCode.create({ data: { zip, city: name, locationSlug: slug, ...shared } })
}

/** A center in Orlando, unless the overrides say otherwise; addLocation must have been called for its city. */
export async function addProvider(overrides: Partial<z.input<typeof providerDraft>> = {}) {
  const draft = providerDraft.parse({
    name: 'Little Harbor Academy',
    kind: 'center',
    careTypes: ['daycare'],
    street: '214 E Robinson St',
    city: 'Orlando',
    state: 'FL',
    zip: '32801',
    locationSlug: 'orlando-fl',
    ...ORLANDO,
    ...overrides,
  })
  const [saved] = await db().$transaction((tx) => saveProviders(tx, [draft]))
  if (!saved) throw new Error('The provider was not saved.')
  return saved
}
