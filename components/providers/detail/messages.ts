import { ANSWER_DAYS, MEASURED_DAYS, type ReplyFigures } from '@/lib/enrollment/inquiries/rules/reply-times'
import { SITE } from '@/lib/platform/config/site'
import { dateText, dayText, onOneLine } from '@/lib/platform/time/dates'
import { CARE_TYPES, KINDS, type LandingCareType, labelOf, licenseStatus } from '@/lib/providers/catalogue/traits'
import { addressLine } from '@/lib/providers/rules/address'
import { moneyText, type TuitionRange, weeklyText, wholeDollars } from '@/lib/providers/rules/tuition'
import type { AgeBandFacts, InspectionView, LicenseView, ProviderDetail } from '@/lib/providers/types'
import { TOUR_PLACES } from '@/lib/providers/virtual-tours/rules'
import type { FactGroup } from '@/prisma/generated/enums'
import { providerMessages } from '../messages'
import { browserMessages } from './browser-messages'

/** The messages of the provider page. Days are "YYYY-MM-DD". */
export const detailMessages = {
  ...browserMessages,
  /** The fullest first. If a city has two of one name, `address` distinguishes them. */
  metaTitles: (name: string, place: string, address: string | null): [string, string, string] => {
    const who = address ? `${name}, ${address}` : name
    return [`${who}: childcare in ${place} | ${SITE.name}`, `${who} in ${place} | ${SITE.name}`, `${who} in ${place}`]
  },
  metaTail: 'Openings, tuition, hours, license record and reviews, each with its date.',
  careTypeIn: (careType: LandingCareType, city: string) => `${labelOf(CARE_TYPES, careType)} in ${city}`,
  idRequired: 'Provider ID is required',
  tabsLabel: 'About this provider',
  tabs: { overview: 'Overview', hours: 'Hours', reviews: 'Reviews', photos: 'Photos' },

  temporarilyClosed: 'This provider is temporarily closed.',
  /** Closed because a list no longer contains it: say only that. */
  closed: ({ closedOn, closedSource }: Pick<ProviderDetail, 'closedOn' | 'closedSource'>, today: string) => {
    if (closedSource) {
      const day = closedOn ? ` of ${dateText(closedOn, today)}` : ''
      return `This provider is no longer on the list “${closedSource}”${day}, so we count it as closed. We keep its page for the record.`
    }
    return closedOn
      ? `This provider closed on ${dateText(closedOn, today)}. We keep its page for the record.`
      : 'This provider has closed. We keep its page for the record.'
  },

  callNow: 'Call Now',
  requestInformation: 'Request Information',
  visitWebsite: 'Visit Website',
  noWebsite: 'No website on file',
  bookTour: 'Book a tour',
  /** Either side can call a tour off until it begins (lib/enrollment/tours/rules.ts). */
  freeTour: 'Free. Cancel any time before the tour.',
  /** On the phone's bar, for Request Information. */
  ask: 'Ask',
  directions: 'Directions',
  whereItIs: 'Where it is',
  /** A family home's street is never public. */
  streetOnRequest: 'Ask the provider for the street.',
  /** Before a request is written to a provider that nobody manages. */
  nobodyAnswers: {
    title: 'You may not get an answer',
    text: (name: string) =>
      `Nobody from ${name} has claimed this page, and we don’t have their e-mail address, so nobody would see your message.`,
    byMail: (name: string) =>
      `Nobody from ${name} has claimed this page. We can send your message to the e-mail address on file, but you may not get an answer.`,
    askAnyway: 'Ask anyway',
    nearby: 'These providers nearby do answer',
    noneNearby: 'No provider nearby answers messages here yet.',
    close: 'Close',
  },
  noContact: 'No phone, e-mail or website on file.',

  quickInformation: 'Quick Information',
  ageRange: 'Age range',
  rating: 'Rating',
  reviews: 'Reviews',
  hours: 'Hours',
  capacity: 'Capacity',
  registrationFee: 'Registration fee',
  siblingDiscount: 'Sibling discount',
  tuition: 'Tuition',
  tuitionRange: ({ lowest, highest }: TuitionRange) =>
    lowest === highest ? weeklyText(lowest) : `${moneyText(lowest)} – ${weeklyText(highest)}`,
  children: (count: number) => (count === 1 ? '1 child' : `${count} children`),
  outOfFive: (rating: number) => `${rating.toFixed(1)} of 5`,
  reviewsHere: (count: number) => (count === 0 ? 'None yet' : `${count} from parents here`),
  /** Half of the first replies came sooner. */
  usualReply: (minutes: number) => {
    const hours = Math.ceil(minutes / 60)
    if (hours <= 1) return 'Usually replies within an hour'
    return hours < 24 ? `Usually replies within ${hours} hours` : `Usually replies within ${Math.ceil(hours / 24)} days`
  },
  replyTime: 'Reply time',
  replyRate: 'Reply rate',
  replyRateOf: (percent: number) => `${percent}% within ${ANSWER_DAYS} days`,
  replyMeasured: ({ conversations }: ReplyFigures) =>
    `Measured by ${SITE.name} in ${conversations} conversations over the last ${MEASURED_DAYS} days.`,
  percent: (percent: number) => `${percent}%`,

  unclaimed: 'Nobody manages this page yet. Is this your daycare?',
  claim: 'Claim this free page',
  reportWrong: 'Report wrong information',

  about: 'About',
  /** One sentence made of facts, so that a page without a description still says what it is about. */
  aboutFacts: (provider: ProviderDetail, ages: string | null) => {
    const kind = labelOf(KINDS, provider.kind).toLowerCase()
    const what =
      provider.kind === 'center' ? 'childcare center' : provider.kind === 'faith' ? 'faith-based center' : kind
    const street = provider.street ? ` at ${provider.street}` : ''
    const where = `${street} in ${addressLine({ ...provider, street: null })}`
    return `${provider.name} is a ${what}${where}${ages ? ` for children from ${ages.replace(' – ', ' to ')}` : ''}.`
  },
  noDescription: 'This provider hasn’t written a description yet.',
  services: 'Services',

  openingsTitle: 'Openings and tuition',
  openingsColumns: { age: 'Age', opening: 'Opening', price: 'Full time, per week', ratio: 'Ratio here' },
  ratioWithLimit: (state: string) => `Ratio here / ${state}'s limit`,
  openingsUnknown: 'This provider hasn’t told us openings or tuition.',
  notStated: 'Not stated',
  notConfirmed: 'Not confirmed',
  opening: (row: AgeBandFacts) => {
    if (row.openings === null) return 'Not stated'
    if (row.openings > 0) return row.openings === 1 ? '1 place' : `${row.openings} places`
    return row.waitlist ? `Waitlist of ${row.waitlist}` : 'Full'
  },
  /** A family home states the same place for every age. */
  placesInAll: (count: number) =>
    count === 1 ? 'One place in all, for any of these ages.' : `${count} places in all, for any of these ages.`,
  fromDay: (day: string, today: string) => `from ${onOneLine(dayText(day, today))}`,
  ratio: (children: number | null) => (children === null ? null : `1:${children}`),
  /** On phones, below the age. */
  ratioBelow: (children: number | null, state: string, limit: number) =>
    children === null
      ? `Ratio not stated, ${state}’s most is 1:${limit}`
      : `1:${children}, ${state}’s most is 1:${limit}`,
  ratioAgainst: (children: number | null, limit: number) =>
    `${children === null ? 'Not stated' : `1:${children}`} / 1:${limit}`,
  /** `place`: "Orlando", or "Orange County" if the city has too few. */
  median: (place: string, cents: number) => `${place} median ${wholeDollars(cents)}`,
  medianOf: (providers: number) => ` (${providers} providers)`,

  factGroups: {
    openings: 'Openings',
    tuition: 'Tuition',
    hours: 'Hours',
    license: 'License',
    contact: 'Contact',
  } satisfies Record<FactGroup, string>,
  factSource: (group: string, source: string, day: string, today: string, isConfirmed: boolean) =>
    isConfirmed
      ? `${group}: ${source}, ${dayText(day, today)}`
      : `${group}: ${source}, not confirmed since ${dayText(day, today)}`,

  licenseTitle: 'License and inspections',
  noLicense: 'No license record on file',
  noLicenseHint: 'Ask the provider for its license number, and look up inspections with the state.',
  noInspections: 'No inspections in the files we have',
  noCorrection: 'no correction on file',
  licenseLine: (license: LicenseView, today: string) => {
    const named = providerMessages.license(license)
    if (!license.expiresOn || licenseStatus(license.status)?.isInForce === false) return named
    const word = license.expiresOn < today ? 'expired' : 'valid to'
    return `${named}, ${word} ${dateText(license.expiresOn, today)}`
  },
  /** Below the license: the file it is from, and the last inspection. */
  licenseNote: ({ license, inspections }: Pick<ProviderDetail, 'license' | 'inspections'>, today: string) => {
    const last = inspections[0] && `last inspection ${onOneLine(dateText(inspections[0].inspectedOn, today))}`
    if (!license) return last ?? detailMessages.noLicenseHint
    return [`${license.issuer}, as of ${dateText(license.asOf, today)}`, last].filter(Boolean).join(' · ')
  },
  licenseSource: (license: LicenseView, today: string) =>
    [
      license.kind,
      license.issuer,
      license.issuedOn && `issued ${dateText(license.issuedOn, today)}`,
      `as of ${dateText(license.asOf, today)}`,
    ]
      .filter(Boolean)
      .join(' · '),
  inspectionLine: ({ violations, summary }: InspectionView) => {
    if (violations === 0) return 'Inspection, no violations'
    const count = violations === 1 ? '1 violation' : `${violations} violations`
    return summary ? `Inspection, ${count}: ${summary}` : `Inspection, ${count}`
  },
  inspectionSource: (inspection: InspectionView, today: string) =>
    [
      dateText(inspection.inspectedOn, today),
      inspection.correctedOn
        ? `corrected ${dateText(inspection.correctedOn, today)}`
        : inspection.violations > 0 && detailMessages.noCorrection,
      inspection.sourceName,
    ]
      .filter(Boolean)
      .join(' · '),

  amenities: 'Amenities',
  noAmenities: 'No amenities listed',
  activities: 'Activities',
  virtualTours: 'Virtual tours',
  tourFrom: (host: string) => `On ${host}; loads when you open it`,
  tourLead: (host: string) => `This tour comes from ${host}. They’ll see that you opened it.`,
  tourThere: (host: string) => `Open it on ${host} instead`,
  tourPlaces: TOUR_PLACES,
  similar: 'Similar nearby',
  noSimilar: 'None within 25 miles.',
  allOf: (careTypeInCity: string) => `See all: ${careTypeInCity}`,

  days: 'Opening hours',
  today: 'Today',
  openNow: 'Open now',

  reviewsTitle: 'Reviews',
  starsOf: (stars: number, count: number) =>
    `${stars} ${stars === 1 ? 'star' : 'stars'}: ${count} ${count === 1 ? 'review' : 'reviews'}`,
  mention: 'What families mention',
  mentionedBy: (count: number) => ` in ${count} reviews`,
  allReviews: 'All reviews',
  noReviews: 'No reviews available. Contact the provider for references.',
  newestReviews: (shown: number, all: number) => `The newest ${shown} of ${all} reviews.`,

  noPhotos: 'No photos yet.',
  openPhoto: (place: number, count: number, alt: string) => `Open photo ${place} of ${count}: ${alt}`,
  morePhotos: (count: number) => (count === 1 ? '1 more photo' : `${count} more photos`),
  photoViewer: 'Photos',
  photoOf: (place: number, count: number) => `${place} of ${count}`,
  previousPhoto: 'Previous photo',
  nextPhoto: 'Next photo',
  closePhotos: 'Close photos',
}
