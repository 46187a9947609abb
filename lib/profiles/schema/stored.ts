import { z } from 'zod'
import { storedPhoto, storedTour } from '@/lib/providers/schema/tours'
import type { PROFILE_FIELDS } from '../catalogue'
import { storedActivity } from './lists'

/** What stands in the JSON columns of profile_changes. */

const interval = z.object({ weekday: z.int(), opensMinute: z.int(), closesMinute: z.int() })
const text = z.string()
/** Every value of a profile. */
export const storedValues = z.object({
  businessName: text,
  businessLogo: text,
  aboutUs: text,
  servicesOffered: text,
  amenities: z.array(text),
  address: text,
  phone: text,
  email: text,
  website: text,
  hours: z.array(interval),
  seasonalHours: text,
  photos: z.array(storedPhoto),
  activities: z.array(storedActivity),
  virtualTours: z.array(storedTour),
} satisfies Record<(typeof PROFILE_FIELDS)[number], z.ZodType>)
const VALUES = storedValues.shape

const proposed = <V extends z.ZodType>(value: V) => z.object({ from: value, to: value }).optional()
const decided = <V extends z.ZodType>(value: V) =>
  z
    .discriminatedUnion('accepted', [
      z.object({ accepted: z.literal(true), value: value.optional() }),
      z.object({ accepted: z.literal(false), reason: text }),
    ])
    .optional()

export const proposedFields = z.object({
  businessName: proposed(VALUES.businessName),
  businessLogo: proposed(VALUES.businessLogo),
  aboutUs: proposed(VALUES.aboutUs),
  servicesOffered: proposed(VALUES.servicesOffered),
  amenities: proposed(VALUES.amenities),
  address: proposed(VALUES.address),
  phone: proposed(VALUES.phone),
  email: proposed(VALUES.email),
  website: proposed(VALUES.website),
  hours: proposed(VALUES.hours),
  seasonalHours: proposed(VALUES.seasonalHours),
  photos: proposed(VALUES.photos),
  activities: proposed(VALUES.activities),
  virtualTours: proposed(VALUES.virtualTours),
})

export const fieldDecisions = z.object({
  businessName: decided(VALUES.businessName),
  businessLogo: decided(VALUES.businessLogo),
  aboutUs: decided(VALUES.aboutUs),
  servicesOffered: decided(VALUES.servicesOffered),
  amenities: decided(VALUES.amenities),
  address: decided(VALUES.address),
  phone: decided(VALUES.phone),
  email: decided(VALUES.email),
  website: decided(VALUES.website),
  hours: decided(VALUES.hours),
  seasonalHours: decided(VALUES.seasonalHours),
  photos: decided(VALUES.photos),
  activities: decided(VALUES.activities),
  virtualTours: decided(VALUES.virtualTours),
})
