import type { AgeBandCode } from '@/lib/providers/rules/ages'

/** A month as one number: year * 12 + (0 to 11), so that months can be subtracted. */
export type Month = number

/** Where care is looked for. `county` is without the word ("Orange"); a county alone has no city. */
export type CostArea = { city: { slug: string; label: string } | null; county: string | null; state: string }

/** How far around the asked place a median was counted. */
export type PriceScope = { kind: 'city' | 'county' | 'state'; label: string }

/** The median of what `providers` stated here, never fewer than five. */
export type LocalMedian = { value: number; providers: number }

export type FoundMedian = LocalMedian & { scope: PriceScope }

/** What this directory holds of one scope. Weekly tuition in cents. */
export type LocalPrices = {
  scope: PriceScope
  weeklyCents: Partial<Record<AgeBandCode, LocalMedian>>
  registrationFeeCents: LocalMedian | null
  siblingDiscountPercent: LocalMedian | null
}

export type PriceSource =
  /** The provider's own tuition. `by` is who said it ("the provider"), `day` "YYYY-MM-DD"; both null where that is not known. */
  | { kind: 'provider'; by: string | null; day: string | null; isConfirmed: boolean }
  | { kind: 'directory'; scope: PriceScope; providers: number }
  | { kind: 'survey'; county: string; year: number }

/** A full-time week (five days) in cents. */
export type RoomPrice = { weeklyCents: number; source: PriceSource }
export type RoomPrices = Partial<Record<AgeBandCode, RoomPrice>>

export type CostQuestion = {
  birth: Month
  start: Month
  /** 1 to 5 */
  daysPerWeek: number
  usesVpk: boolean
  /** Null: unknown, then nothing is counted for it. */
  registrationFeeCents: number | null
  /** 0 to 100; null when no sibling goes there. */
  siblingDiscountPercent: number | null
}

/** Following months in one room at one price. Cents are null where the price is unknown. */
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

/** A calendar year. `cents` holds what is known; `unknownMonths` have no price. */
export type YearCost = { year: number; months: number; unknownMonths: number; cents: number }

export type Estimate = {
  kindergarten: Month
  /** Empty when the child goes to kindergarten before the start. */
  stages: Stage[]
  years: YearCost[]
  /** What is known, the registration fee with it. */
  totalCents: number
  months: number
  unknownMonths: number
}

/** What one provider states, as far as its costs go. */
export type OwnPrices = {
  weeklyCents: Partial<Record<AgeBandCode, number>>
  /** Of its tuition; null when nobody stands for it. */
  stamp: { by: string; day: string; isConfirmed: boolean } | null
  ageMinMonths: number | null
  ageMaxMonths: number | null
  registrationFeeCents: number | null
  siblingDiscountPercent: number | null
  programs: readonly string[]
}

/** What an estimate for one provider rests on. */
export type ProviderCosts = {
  rooms: RoomPrices
  /** Rooms of ages that it does not take: they have no price. */
  notTaken: AgeBandCode[]
  /** In months; null when nobody said. */
  ageMinMonths: number | null
  /** `median` is null when the provider stated it. */
  registrationFee: { cents: number; median: FoundMedian | null } | null
  /** Stated by the provider. */
  siblingDiscountPercent: number | null
  /** Whether it states that it takes part in VPK; false also when nobody said. */
  offersVpk: boolean
}
