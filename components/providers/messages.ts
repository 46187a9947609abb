import { SITE } from '@/lib/platform/config/site'
import { dayText } from '@/lib/platform/time/dates'
import { licenseStatus } from '@/lib/providers/catalogue/traits'
import { AGE_BANDS, type AgeBandCode } from '@/lib/providers/rules/ages'
import type { OpeningsSummary } from '@/lib/providers/rules/openings'
import { moneyText, type TuitionSummary, weeklyText } from '@/lib/providers/rules/tuition'
import type { LicenseView } from '@/lib/providers/types'

/** The messages about providers that several screens share. Values come formatted from lib/providers/rules. */
export const providerMessages = {
  opening: 'Loading provider details...',
  phoneUnknown: 'Contact for phone number',
  hoursUnknown: 'Contact for hours',
  addressUnknown: 'Address not available',
  agesUnknown: 'Ages not stated',
  noLicense: 'No license record on file',
  /** A license is assumed active; only other states are mentioned. */
  license: ({ number, status }: Pick<LicenseView, 'number' | 'status'>) => {
    const known = licenseStatus(status)
    return known && known.code !== 'active' ? `License ${number}, ${known.label}` : `License ${number}`
  },
  priceUnknown: 'Price not stated',

  /** "2 openings for one-year-olds", "1 opening, any age", "Full, waitlist of 6", "Openings not confirmed since May 3". */
  openings(summary: OpeningsSummary, today: string): string {
    switch (summary.state) {
      case 'unknown':
        return 'Openings not stated'
      case 'unconfirmed':
        return `Openings not confirmed since ${dayText(summary.since, today)}`
      case 'full':
        if (summary.isPartial) return 'No stated openings'
        return summary.waitlist ? `Full, waitlist of ${summary.waitlist}` : 'Full'
      case 'open': {
        const count = counted(summary.count, 'opening', 'openings')
        const from = summary.from ? ` from ${dayText(summary.from, today)}` : ''
        return `${count}${forBands(summary.bands)}${from}`
      }
    }
  },

  /** "$285 a week", "$240 to $310 a week by age". */
  tuition(summary: TuitionSummary | null): string {
    if (!summary) return this.priceUnknown
    return summary.isFrom
      ? `${moneyText(summary.cents)} to ${weeklyText(summary.highestCents)} by age`
      : weeklyText(summary.cents)
  },

  registrationFee: (cents: number) => `${moneyText(cents)} registration fee`,
}

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}

/** Up to two ages are named; more would not fit a row. */
function forBands(bands: AgeBandCode[]): string {
  if (bands.length === 0) return ', any age'
  const names = bands.map((code) => AGE_BANDS.find((band) => band.code === code)?.plural ?? code)
  return bands.length <= 2 ? ` for ${names.join(' and ')}` : ` in ${bands.length} age groups`
}

/** Of the lists of openings for frames on other sites. */
export const embedMessages = {
  ofProvider: (name: string) => `Openings at ${name}`,
  /** `what`: "Daycare in Orlando, FL". */
  ofPlace: (what: string) => `${what}: openings`,
  confirmed: (day: string) => `Openings confirmed ${day}`,
  priceUnknown: 'Price not stated',
  sponsored: 'Sponsored',
  none: 'No openings have been confirmed in the last 60 days.',
  closed: 'This provider is closed.',
  notFound: 'These openings aren’t listed any more.',
  more: `See details on ${SITE.name}`,
  site: `Visit ${SITE.name}`,
} as const
