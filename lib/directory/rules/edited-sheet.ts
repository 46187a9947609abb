import { AGE_BANDS } from '@/lib/providers/catalogue/age-bands'
import type { EditInput } from '../schema/edit'
import type { EditSheet, Traits } from '../types'
import { EMPTY_BAND } from './empty-band'

/** A sheet with what an admin typed laid over it. */
export function editedSheet(before: EditSheet, input: EditInput): EditSheet {
  const { values } = before
  return {
    status: before.status,
    values: {
      businessName: input.businessName,
      businessLogo: input.removesLogo ? '' : values.businessLogo,
      aboutUs: input.aboutUs,
      servicesOffered: input.servicesOffered,
      amenities: input.amenities,
      address: input.address,
      phone: input.phone,
      email: input.email,
      website: input.website,
      hours: input.hours,
      seasonalHours: input.seasonalHours,
      photos: values.photos.filter(({ path }) => !input.removedPhotos.includes(path)),
      activities: values.activities.filter(({ name }) => !input.removedActivities.includes(name)),
      virtualTours: values.virtualTours.filter(({ place }) => !input.removedTours.includes(place)),
    },
    traits: traitsIn(input),
    ageBands: AGE_BANDS.flatMap(({ code: band }) => {
      const stored = before.ageBands.find((one) => one.band === band) ?? { ...EMPTY_BAND, band }
      const { openings, tuition } = input.bands[band]
      const openingsFrom = openings === stored.openings ? stored.openingsFrom : null
      return [{ ...stored, openings, openingsFrom, tuitionWeeklyCents: tuition }]
    }),
  }
}

const traitsIn = (input: EditInput): Traits => ({
  alternateNames: input.alternateNames,
  kind: input.kind,
  careTypes: input.careTypes,
  programs: input.programs,
  curricula: input.curricula,
  accreditations: input.accreditations,
  languages: input.languages,
  schedules: input.schedules,
  ageMinMonths: input.ageMinMonths,
  ageMaxMonths: input.ageMaxMonths,
  capacity: input.capacity,
  registrationFeeCents: input.registrationFee,
  siblingDiscountPercent: input.siblingDiscountPercent,
})
