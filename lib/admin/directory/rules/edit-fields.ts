import { PROFILE_FIELDS } from '@/lib/listings/profiles/catalogue'
import type { ProviderStatus } from '@/prisma/generated/enums'

/** What an admin can edit of a provider, in the order of the form. */
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

/** Why an admin edits a provider. Codes are stored in edits and the audit log, so they can be added but not renamed. */
export const EDIT_REASONS = [
  'provider_asked',
  'visitor_reported',
  'official_record',
  'checked',
  'correction',
  'guidelines',
] as const
export type EditReason = (typeof EDIT_REASONS)[number]

/** `label` for the form, `told` for the page's managers. */
export const REASON_TEXTS: Record<EditReason, { label: string; told: string }> = {
  provider_asked: { label: 'The provider asked for it', told: 'you asked for it' },
  visitor_reported: { label: 'A visitor reported it', told: 'a visitor reported it' },
  official_record: { label: 'An official record says so', told: 'an official record says so' },
  checked: { label: 'We looked into it ourselves', told: 'we looked into it' },
  correction: { label: 'We made a mistake', told: 'it was a mistake of ours' },
  guidelines: { label: 'It broke the rules for pages', told: 'it was against our rules for pages' },
}

/** The label of a reason, or the code of one from a newer release. */
export function reasonLabel(code: string): string {
  if (code === 'merged') return 'Two pages of one provider were merged'
  return EDIT_REASONS.some((one) => one === code) ? REASON_TEXTS[code as EditReason].label : code
}

export const PROVIDER_STATUS_LABELS: Record<ProviderStatus, string> = {
  open: 'Open',
  temporarily_closed: 'Temporarily closed',
  closed: 'Closed',
  merged: 'Merged',
}
