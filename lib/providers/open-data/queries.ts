import 'server-only'
import { siteUrl } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/database/client'
import { absoluteUrl, routes } from '@/lib/platform/http/routes'
import { dayOf } from '@/lib/platform/time/dates'
import { storedSeasons } from '../schema'
import { type OpenDataRow, openDataSelect, optionalDayOf, toAgeBand, toFactProvenances } from '../select'
import {
  bandColumns,
  groupColumns,
  OPEN_FORMATS,
  OPEN_GROUPS,
  type OpenFile,
  type OpenFormat,
  type OpenRow,
  openHours,
  openLine,
} from './rules'

/** Providers with a page of their own: the page of a merged one redirects to the survivor's. */
const WITH_PAGE = { status: { not: 'merged' } } as const
/** How many providers are read at a time: few enough to hold in memory with all their related rows. */
const PAGE_ROWS = 500

export const countOpenProviders = (): Promise<number> => db().provider.count({ where: WITH_PAGE })

/** The whole directory as lines of a file, in the order in which providers were added, PAGE_ROWS lines at a time. */
export async function* openDataLines(format: OpenFormat, signal?: AbortSignal): AsyncGenerator<string[]> {
  const site = siteUrl()
  for (let after = 0; ; ) {
    signal?.throwIfAborted()
    const rows = await db().provider.findMany({
      where: { ...WITH_PAGE, id: { gt: after } },
      orderBy: { id: 'asc' },
      take: PAGE_ROWS,
      select: openDataSelect,
    })
    if (rows.length === 0) return
    after = rows.at(-1)?.id ?? after
    yield rows.map((row) => openLine(format, toOpenRow(row, site)))
  }
}

/** The files that can be downloaded; empty until they have been generated for the first time. */
export async function findOpenFiles(): Promise<OpenFile[]> {
  const stored = await db().openDataFile.findMany({ omit: { former: true, unfinished: true } })
  return OPEN_FORMATS.flatMap(({ code }) => {
    const file = stored.find(({ format }) => format === code)
    if (!file?.madeAt) return []
    return [{ ...file, format: code, madeAt: file.madeAt.toISOString(), textBytes: Number(file.textBytes) }]
  })
}

function toOpenRow(row: OpenDataRow, site: string): OpenRow {
  const isHome = row.kind === 'family_home'
  return {
    id: row.slug,
    url: absoluteUrl(routes.provider(row.slug), site),
    name: row.name,
    other_names: row.alternateNames,
    kind: row.kind,
    care_types: row.careTypes,
    status: row.status,
    closed_on: optionalDayOf(row.closedOn),
    closed_list: row.closedSource,
    description: row.description,
    services: row.services,
    is_sample: row.isSample,
    street: row.street,
    city: row.city,
    state: row.state,
    zip: row.zip,
    county: row.county,
    location: row.locationSlug,
    // A home's public point is only the center of its ZIP code or city; in a table it would look like its address.
    latitude: isHome ? null : row.latitude,
    longitude: isHome ? null : row.longitude,
    time_zone: row.timeZone,
    age_min_months: row.ageMinMonths,
    age_max_months: row.ageMaxMonths,
    capacity: row.capacity,
    registration_fee_cents: row.registrationFeeCents,
    sibling_discount_percent: row.siblingDiscountPercent,
    programs: row.programs,
    schedules: row.schedules,
    amenities: row.amenities,
    curricula: row.curricula,
    accreditations: row.accreditations,
    languages: row.languages,
    activities: row.activities.map(({ ageGroup, ...one }) => ({ ...one, age_group: ageGroup })),
    ...bandsOf(row),
    ...openHours(row.hours),
    seasonal_hours: storedSeasons(row.seasonalHours).map(({ hours, ...days }) => ({ ...days, ...openHours(hours) })),
    licenses: row.licenses.map(({ issuedOn, expiresOn, asOf, ...one }) => ({
      ...one,
      issued_on: optionalDayOf(issuedOn),
      expires_on: optionalDayOf(expiresOn),
      as_of: dayOf(asOf),
    })),
    inspections: row.inspections.map(({ inspectedOn, correctedOn, sourceName, ...one }) => ({
      ...one,
      inspected_on: dayOf(inspectedOn),
      corrected_on: optionalDayOf(correctedOn),
      source_name: sourceName,
    })),
    ...sourcesOf(row),
  }
}

function bandsOf({ ageBands }: OpenDataRow): OpenRow {
  return byColumn(ageBands.map((band) => [bandColumns(band.band), toAgeBand(band)]))
}

function sourcesOf(row: OpenDataRow): OpenRow {
  const facts = toFactProvenances(row.facts)
  return byColumn(OPEN_GROUPS.map((group) => [groupColumns(group), facts[group] ?? {}]))
}

/** Renames the keys of values to their column names. */
function byColumn(parts: readonly [columns: Record<string, string>, values: OpenRow][]): OpenRow {
  return Object.fromEntries(
    parts.flatMap(([columns, values]) => Object.entries(columns).map(([key, name]) => [name, values[key]])),
  )
}
