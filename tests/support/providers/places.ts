import { db } from '@/lib/platform/database/client'

/** Two cities with a ZIP code each, for tests that need places but not the whole gazetteer. */
export const PLACES = [
  { slug: 'orlando-fl', name: 'Orlando', county: 'Orange', zip: '32801', latitude: 28.54, longitude: -81.37 },
  { slug: 'st-cloud-fl', name: 'St Cloud', county: 'Osceola', zip: '34769', latitude: 28.25, longitude: -81.29 },
] as const

export async function makePlaces(): Promise<void> {
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
