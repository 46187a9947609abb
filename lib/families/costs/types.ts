import type { AgeBandCode } from '@/lib/providers/rules/ages'

/** A month as one number: year * 12 + (0 to 11), so that months can be subtracted. */
export type Month = number

/** Where the family is looking for care. `county` is without the word "County" ("Orange"); `city` is null if only a county was chosen. */
export type CostArea = { city: { slug: string; label: string } | null; county: string | null; state: string }

/** The area over which a median was computed. */
export type PriceScope = { kind: 'city' | 'county' | 'state'; label: string }

/** The median of the values that `providers` providers stated here; never fewer than five. */
export type LocalMedian = { value: number; providers: number }

export type FoundMedian = LocalMedian & { scope: PriceScope }

/** The directory's medians for one scope. Weekly tuition in cents. */
export type LocalPrices = {
  scope: PriceScope
  weeklyCents: Partial<Record<AgeBandCode, LocalMedian>>
  registrationFeeCents: LocalMedian | null
  siblingDiscountPercent: LocalMedian | null
}

export type PriceSource =
  /** The provider's own tuition. `by` names the source ("the provider"), `day` is "YYYY-MM-DD"; both null if unknown. */
  | { kind: 'provider'; by: string | null; day: string | null; isConfirmed: boolean }
  | { kind: 'directory'; scope: PriceScope; providers: number }
  | { kind: 'survey'; county: string; year: number }

/** A full-time week (five days) in cents. */
export type RoomPrice = { weeklyCents: number; source: PriceSource }
export type RoomPrices = Partial<Record<AgeBandCode, RoomPrice>>

export type EstimateInput = {
  birth: Month
  start: Month
  /** 1 to 5 */
  daysPerWeek: number
  usesVpk: boolean
  /** Null if unknown; then no fee is included. */
  registrationFeeCents: number | null
  /** 0 to 100; null without a sibling at the same provider. */
  siblingDiscountPercent: number | null
}

/** Consecutive months in one room at one price. Cents are null if the price is unknown. */
export type Stage = {
  band: AgeBandCode
  isVpk: boolean
  first: Month
  last: Month
  months: number
  weeklyCents: number | null
  monthlyCents: number | null
  totalCents: number | null
  source: PriceSource | null
}

/** A calendar year. `cents` adds up the known months; `unknownMonths` have no price. */
export type YearCost = { year: number; months: number; unknownMonths: number; cents: number }

export type Estimate = {
  kindergarten: Month
  /** Empty if the child begins kindergarten before care would start. */
  stages: Stage[]
  years: YearCost[]
  /** All known costs, including the registration fee. */
  totalCents: number
  months: number
  unknownMonths: number
}

/** What one provider states about its costs. */
export type OwnPrices = {
  weeklyCents: Partial<Record<AgeBandCode, number>>
  /** The provenance of its tuition; null if there is none. */
  provenance: { by: string; day: string; isConfirmed: boolean } | null
  ageMinMonths: number | null
  ageMaxMonths: number | null
  registrationFeeCents: number | null
  siblingDiscountPercent: number | null
  programs: readonly string[]
}

/** The inputs of an estimate for one provider. */
export type ProviderCosts = {
  rooms: RoomPrices
  /** Rooms for ages that the provider does not accept: they have no price. */
  notTaken: AgeBandCode[]
  /** In months; null if not stated. */
  ageMinMonths: number | null
  /** `median` is null if the provider stated the fee. */
  registrationFee: { cents: number; median: FoundMedian | null } | null
  /** Stated by the provider. */
  siblingDiscountPercent: number | null
  /** Whether the provider states that it takes part in VPK. */
  offersVpk: boolean
}
