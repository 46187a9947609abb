import { brand, careTypes, region } from '@/site.config'

/** The parts of site.config.ts that every room and the browser use. Colors, cities, plans and legal values are imported where they are needed. */
export const SITE = {
  name: brand.name,
  tagline: brand.tagline,
  contactEmail: brand.email.contact,
  legalEmail: brand.email.legal,
  privacyEmail: brand.email.privacy,
  supportEmail: brand.email.support,
  /** As in a sentence: "for families in Florida". */
  region: region.name,
  /** State codes, the home state first. It is preferred for place names without a state, and its rules are the ones the site explains. */
  states: region.states,
  homeState: region.states[0] ?? '',
  timeZone: region.timeZone,
  example: region.example,
} as const

/** The address of a care type's pages: "daycare" in /daycare/orlando-fl. For a type without its own pages, its code. */
export function slugOfCareType(careType: string): string {
  return Object.hasOwn(careTypes, careType) ? careTypes[careType as keyof typeof careTypes].slug : careType
}

/** The care type with this address; undefined for any other word. */
export function careTypeOfSlug(slug: string): keyof typeof careTypes | undefined {
  return (['daycare', 'preschool', 'montessori'] as const).find((type) => careTypes[type].slug === slug)
}

/** Whether a path, without its language, is that of a landing page, "/daycare/orlando-fl", or of one of its further pages. */
export const isLandingPath = (path: string): boolean => careTypeOfSlug(path.split('/')[1] ?? '') !== undefined
