import { OTHER_LOCALES } from '@/lib/platform/language/locales'

/** What an admin can edit of a provider, in the order of their form (lib/admin/directory). Stored in notifications, so never rename one. */
export const EDITED_FIELDS = [
  'status',
  'businessName',
  'businessLogo',
  'aboutUs',
  ...OTHER_LOCALES.map((locale) => `aboutUs-${locale}` as const),
  'servicesOffered',
  'amenities',
  'address',
  'phone',
  'email',
  'website',
  'hours',
  'seasonalHours',
  'photos',
  'activities',
  'virtualTours',
  'alternateNames',
  'kind',
  'careTypes',
  'programs',
  'curricula',
  'accreditations',
  'languages',
  'schedules',
  'ages',
  'capacity',
  'registrationFee',
  'siblingDiscount',
  'openings',
  'tuition',
] as const

export type EditedField = (typeof EDITED_FIELDS)[number]
