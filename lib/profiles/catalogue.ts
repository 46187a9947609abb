/** The fields of a profile change, in the order of the form. */
export const PROFILE_FIELDS = [
  'businessName',
  'businessLogo',
  'aboutUs',
  'servicesOffered',
  'amenities',
  'address',
  'phone',
  'email',
  'website',
  'hours',
  'photos',
] as const

export type ProfileField = (typeof PROFILE_FIELDS)[number]
