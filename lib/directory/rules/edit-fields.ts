import { PROFILE_FIELDS } from '@/lib/profiles/catalogue'

/** What an admin can change of a provider, in the order of the form. */
export const EDIT_FIELDS = [
  'status',
  ...PROFILE_FIELDS,
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
export type EditField = (typeof EDIT_FIELDS)[number]

export const FIELD_LABELS: Record<EditField, string> = {
  status: 'Status',
  businessName: 'Name',
  businessLogo: 'Logo',
  aboutUs: 'About',
  servicesOffered: 'Services offered',
  amenities: 'Amenities',
  address: 'Address',
  phone: 'Phone',
  email: 'E-mail',
  website: 'Website',
  hours: 'Hours',
  seasonalHours: 'Seasonal hours',
  photos: 'Photos',
  activities: 'Activities',
  virtualTours: 'Virtual tours',
  alternateNames: 'Other names',
  kind: 'Kind',
  careTypes: 'Care types',
  programs: 'Programs',
  curricula: 'Curricula',
  accreditations: 'Accreditations',
  languages: 'Languages',
  schedules: 'Schedules',
  ages: 'Ages',
  capacity: 'Capacity',
  registrationFee: 'Registration fee',
  siblingDiscount: 'Sibling discount',
  openings: 'Openings',
  tuition: 'Weekly tuition',
}

export const isEditField = (name: string): name is EditField => EDIT_FIELDS.some((one) => one === name)
