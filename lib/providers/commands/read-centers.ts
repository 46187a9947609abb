import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { InvalidInputError } from '@/lib/platform/errors'
import type { Centers } from '../rules/public-place'

type Home = { zip: string; showsZip: boolean; locationSlug: string }

/** The centers of ZIP codes and cities, for the public points of these family homes. Asking for a ZIP code that is not known throws. */
export async function readCenters(tx: Transaction, homes: readonly Home[]): Promise<Centers> {
  const select = { latitude: true, longitude: true }
  const ofZip = homes.filter(({ showsZip }) => showsZip).map(({ zip }) => zip)
  const ofCity = homes.filter(({ showsZip }) => !showsZip).map(({ locationSlug }) => locationSlug)
  const zips =
    ofZip.length === 0
      ? []
      : await tx.zipCode.findMany({ where: { zip: { in: ofZip } }, select: { zip: true, ...select } })
  const cities =
    ofCity.length === 0
      ? []
      : await tx.location.findMany({ where: { slug: { in: ofCity } }, select: { slug: true, ...select } })
  const byZip = new Map(zips.map(({ zip, ...point }) => [zip, point]))
  const bySlug = new Map(cities.map(({ slug, ...point }) => [slug, point]))
  return {
    zip: (zip) => byZip.get(zip) ?? refuse(`ZIP code ${zip}`),
    city: (slug) => bySlug.get(slug) ?? refuse(`The city ${slug}`),
  }
}

function refuse(what: string): never {
  throw new InvalidInputError(`${what} is not known, so a family home there has no public place.`)
}
