import { SITE } from '@/lib/platform/config/site'

export const embedMessages = {
  ofProvider: (name: string) => `Openings at ${name}`,
  /** `what`: "Daycare in Orlando, FL". */
  ofPlace: (what: string) => `${what}: openings`,
  confirmed: (day: string) => `Confirmed ${day}`,
  priceUnknown: 'Price not stated',
  sponsored: 'Sponsored',
  none: 'No openings have been confirmed in the last 60 days.',
  closed: 'This provider is closed.',
  notFound: 'These openings aren’t listed any more.',
  more: `See details on ${SITE.name}`,
  site: `Visit ${SITE.name}`,
} as const
