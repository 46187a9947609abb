import 'server-only'
import { timeZoneOf } from '@/lib/places/catalogue/states'
import { locationSlugOf } from '@/lib/places/rules/place-names'
import type { Transaction } from '@/lib/platform/database/client'
import { InvalidInputError } from '@/lib/platform/http/errors'
import type { Kind } from '../catalogue/traits'
import type { Centers } from '../rules/address'
import { HOME_STREET, isElsewhere, type ProviderChange, type ProviderDraft, readAddress } from '../schema'
import { deleteRowsOf, insertRows, mergeRows, type Row } from './bulk-rows'

type Columns = Omit<
  ProviderDraft,
  | 'showsZip'
  | 'facts'
  | 'ageBands'
  | 'hours'
  | 'licenses'
  | 'inspections'
  | 'photos'
  | 'activities'
  | 'virtualTours'
  | 'sources'
>

/** The keys of a draft that are columns of providers; the others are rows of their own tables. */
export function providerColumns(item: ProviderDraft): Columns
export function providerColumns(item: ProviderChange): Partial<Columns>
export function providerColumns(item: ProviderDraft | ProviderChange) {
  const {
    showsZip,
    facts,
    ageBands,
    hours,
    licenses,
    inspections,
    photos,
    activities,
    virtualTours,
    sources,
    ...columns
  } = item
  return columns
}

/** What a new provider has where a draft says nothing: inserts name every column, so the table's defaults do not apply. */
export const UNKNOWN = {
  alternateNames: [],
  services: [],
  seasonalHours: [],
  careTypes: [],
  amenities: [],
  curricula: [],
  accreditations: [],
  languages: [],
  programs: [],
  schedules: [],
  status: 'open',
  timeZone: 'America/New_York',
  isSample: false,
} as const

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

export type WithId = { id: number; item: Partial<ProviderDraft> | ProviderChange }

/** Tables whose rows are laid over the stored ones by key: a source that knows tuition leaves the openings alone. */
const MERGED = {
  provider_facts: {
    keys: ['providerId', 'group'],
    rows: (item) => item.facts && Object.entries(item.facts).map(([group, stamp]) => ({ group, ...stamp })),
  },
  provider_age_bands: { keys: ['providerId', 'band'], rows: (item) => item.ageBands },
  provider_licenses: { keys: ['issuer', 'number', 'providerId'], rows: (item) => item.licenses },
  provider_sources: { keys: ['source', 'sourceId'], rows: (item) => item.sources },
} satisfies Record<string, { keys: string[]; rows: (item: WithId['item']) => Row[] | undefined }>

/** Tables whose rows are given as a whole: what is stored goes, the given ones come. */
const REPLACED = {
  provider_hours: (item) => item.hours,
  provider_inspections: (item) => item.inspections,
  provider_photos: (item) => item.photos?.map(inOrder),
  provider_activities: (item) => item.activities?.map(inOrder),
  provider_virtual_tours: (item) =>
    item.virtualTours?.map(({ photos = [], video = null, ...tour }) => ({ ...tour, photos, video })),
} satisfies Record<string, (item: WithId['item']) => Row[] | undefined>

/** Writes everything of these providers that stands in tables of its own. `isNew` saves looking for what is stored. */
export async function saveProviderDetails(tx: Transaction, items: readonly WithId[], isNew: boolean): Promise<void> {
  for (const [table, { keys, rows }] of Object.entries(MERGED)) {
    const given = items.flatMap(({ id, item }) => (rows(item) ?? []).map((row) => ({ ...row, providerId: id })))
    if (isNew) await insertRows(tx, table, given)
    else await mergeRows(tx, table, keys, given)
  }
  for (const [table, rows] of Object.entries(REPLACED)) {
    const given = items.filter(({ item }) => rows(item) !== undefined)
    if (!isNew)
      await deleteRowsOf(
        tx,
        table,
        given.map(({ id }) => id),
      )
    await insertRows(
      tx,
      table,
      given.flatMap(({ id, item }) => (rows(item) ?? []).map((row) => ({ ...row, providerId: id }))),
    )
  }
}

function inOrder<R extends object>(row: R, position: number): R & { position: number } {
  return { ...row, position }
}

const findPlaceRefuse = (message: string) => new InvalidInputError(message, { address: message })

type Before = { kind: Kind; street: string | null; zip: string | null }

/**
 * What a provider's columns become at an address. At another place its point is the ZIP code's center, which is vague and true. Throws
 * InvalidInputError for a ZIP code that there is not, or not in that state, and for the street of a home.
 */
export async function findPlace(tx: Transaction, before: Before, address: string) {
  const read = readAddress(address)
  const zip = read && (await tx.zipCode.findUnique({ where: { zip: read.zip } }))
  if (!read || !zip) throw findPlaceRefuse('We do not know this ZIP code. Please check the address.')
  if (zip.state !== read.state)
    throw findPlaceRefuse(`The ZIP code ${zip.zip} is in ${zip.state}, not in ${read.state}.`)
  const isHome = before.kind === 'family_home'
  if (isHome && read.street) throw findPlaceRefuse(HOME_STREET)
  const ofCity = await tx.location.findUnique({
    where: { slug: locationSlugOf(read.city, read.state) },
    select: { slug: true },
  })
  const locationSlug = ofCity?.slug ?? zip.locationSlug
  const { city, state, street } = read
  const point = isElsewhere(before, read) && { latitude: zip.latitude, longitude: zip.longitude }
  const timeZone = timeZoneOf(locationSlug, state, zip.county)
  return { city, state, zip: zip.zip, county: zip.county, locationSlug, timeZone, ...(!isHome && { street }), ...point }
}
