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
  'seasonalHours',
  'photos',
  'activities',
  'virtualTours',
] as const

/** Fields that are lists with cards of their own beside the form; an admin takes or refuses them as they are. */
const LIST_FIELDS = ['activities', 'virtualTours'] as const satisfies readonly (typeof PROFILE_FIELDS)[number][]
export type ListField = (typeof LIST_FIELDS)[number]
export const isListField = (field: string): field is ListField => LIST_FIELDS.some((one) => one === field)

export type ProfileField = (typeof PROFILE_FIELDS)[number]
export const isProfileField = (name: string): name is ProfileField => PROFILE_FIELDS.some((one) => one === name)
