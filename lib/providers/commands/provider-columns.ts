import 'server-only'
import type { ProviderChange, ProviderDraft } from '../schema/provider-draft'

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
