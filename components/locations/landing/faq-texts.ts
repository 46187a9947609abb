import { SITE } from '@/lib/platform/site'
import type { LandingCareType } from '@/lib/providers/catalogue/traits'
import { careTypeWords, counted } from './texts'

/** Questions and answers of a landing page. `many` is "daycares"; lists come ready ("12 for infants and 3 for ..."). */
export const faqTexts = {
  cost: {
    question: {
      daycare: (city: string) => `How much does daycare cost in ${city}?`,
      preschool: (city: string) => `What does a preschool in ${city} cost?`,
      montessori: (city: string) => `What is the tuition of Montessori schools in ${city}?`,
    },
    medians: (city: string, list: string) =>
      `In ${city} the median full-time week costs ${list}. These are medians of the prices that providers stated in the last 12 months, given only where five or more stated one for that age.`,
    median: (price: string, ages: string, providers: number) => `${price} for ${ages} (${providers} providers)`,
    unknown: (many: string, city: string) =>
      `Fewer than five ${many} in ${city} stated a price for the same age in the last 12 months, so there is no fair median yet. Each page shows the prices that its provider stated, with their date.`,
  },
  openings: {
    question: {
      daycare: (city: string) => `Which daycares in ${city} have openings now?`,
      preschool: (city: string) => `Are there preschool places free in ${city}?`,
      montessori: (city: string) => `Do Montessori schools in ${city} have places?`,
    },
    some: (open: number, total: string, city: string, list: string, lastDay: string) =>
      `${open} of ${total} in ${city} confirmed an opening in the last 60 days: ${list}. The latest confirmation is from ${lastDay}. What was confirmed earlier is shown on the pages with its date, and not counted here.`,
    ofBand: (providers: number, ages: string) => `${providers} for ${ages}`,
    none: (total: string, city: string) =>
      `None of the ${total} in ${city} confirmed an opening in the last 60 days. That does not mean that all are full: many do not say. Ask for the waitlist as well.`,
  },
  license: {
    question: {
      daycare: (city: string) => `Are daycares in ${city} licensed?`,
      preschool: (city: string) => `How do I check the license of a preschool in ${city}?`,
      montessori: (city: string) => `Do Montessori schools in ${city} have a license?`,
    },
    answer: (withLicense: number, total: string, city: string) =>
      `The pages of ${withLicense} of ${total} in ${city} show a license number with the source and the date of the record; the others say "No license record on file". ${SITE.name} does not run background checks or verify provider credentials, so look the license up with the state before you enroll.`,
  },
  ratio: {
    question: {
      daycare: () => 'How many children may one adult care for in Florida?',
      preschool: () => 'How large may a preschool group be in Florida?',
      montessori: () => 'How many children does one adult have in a Montessori room?',
    },
    law: (list: string) => `In a Florida center one adult may care for at most ${list}.`,
    local: (city: string, list: string) => `In ${city} the median that providers state is ${list}.`,
  },
  hours: {
    question: {
      daycare: (city: string) => `When do daycares in ${city} open and close?`,
      preschool: (city: string) => `Do preschools in ${city} cover a working day?`,
      montessori: (city: string) => `What are the hours of Montessori schools in ${city}?`,
    },
    answer: (stated: number, many: string, city: string, openBySeven: number, openUntilSix: number) =>
      `Of the ${stated} ${many} in ${city} that stated their weekday hours, ${openBySeven} open by 7:00 AM and ${openUntilSix} stay open until 6:00 PM or later.`,
    schedules: (list: string) => `Beyond that, ${list}.`,
    schedule: { night: 'night care', weekend: 'weekend care', drop_in: 'drop-in care' } as Record<string, string>,
    offers: (providers: number, what: string) => `${providers} ${providers === 1 ? 'offers' : 'offer'} ${what}`,
  },
  kinds: {
    kind: {
      center: ['center', 'centers'],
      family_home: ['family home', 'family homes'],
      school: ['school', 'schools'],
      faith: ['faith-based center', 'faith-based centers'],
      head_start: ['Head Start center', 'Head Start centers'],
    } as const,
  },
  programs: {
    question: {
      daycare: (city: string) => `Which daycares in ${city} take School Readiness?`,
      preschool: (city: string) => `Is there free VPK in ${city}?`,
    },
    schoolReadiness: (some: number, total: string, city: string) =>
      `${some} of ${total} in ${city} state that they take School Readiness, Florida's help with the cost of care for families with a low income.`,
    vpk: (some: number, total: string, city: string) =>
      `VPK, Florida's free pre-kindergarten, is for children who turn four by September 1. ${some} of ${total} in ${city} state that they offer it.`,
  },
  accreditation: {
    question: (city: string) => `Are Montessori schools in ${city} accredited?`,
    some: (list: string) =>
      `Anyone may use the name Montessori, so an accreditation tells you more than the sign at the door: ${list}.`,
    states: (providers: number, name: string) => `${providers} ${providers === 1 ? 'states' : 'state'} ${name}`,
    none: (total: string, city: string) =>
      `Anyone may use the name Montessori. None of the ${total} in ${city} states an accreditation by AMI or AMS here, so ask how the teachers were trained.`,
  },
  areas: {
    question: {
      daycare: (city: string) => `Where else near ${city} can I look?`,
      preschool: (city: string) => `Are there more preschools close to ${city}?`,
      montessori: (city: string) => `Where is Montessori offered around ${city}?`,
    },
    answer: (list: string) => `Close by, ${list}.`,
    area: (city: string, careType: LandingCareType, count: number, distance: string) =>
      `${city}, ${distance} away, has ${count === 0 ? `no ${careTypeWords[careType].one} listed` : counted(careType, count)}`,
  },
}

/** "a", "a and b", "a, b and c". */
export function listOf(items: readonly string[]): string {
  return items.length <= 1 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}
