import type { AgeBand, LeadMark, LostReason } from '@/prisma/generated/enums'

export type LeadFamily = {
  firstName: string
  lastName: string
  subject: string
  text: string
  answer: string | null
  ageMonths: number | null
  startsInMonths: number | null
  askedDaysAgo: number
  tour?: { inDays: number; at: string; status: 'proposed' | 'accepted' | 'done' }
  placeInDays?: number
  lead?: {
    mark?: LeadMark
    lostReason?: LostReason
    band?: AgeBand
    waitsForDays?: number
    nextStep?: string
    nextInDays?: number
  }
  note?: string
}

/** Nobody of these is real. */
export const LEAD_FAMILIES: readonly LeadFamily[] = [
  {
    firstName: 'Amara',
    lastName: 'Ostrander',
    subject: 'Full days from February',
    text: 'Hi! I go back to work in February and need full days, Monday to Friday. Do you expect a place for a baby?',
    answer: null,
    ageMonths: 6,
    startsInMonths: 3,
    askedDaysAgo: 0.3,
  },
  {
    firstName: 'Theo',
    lastName: 'Brandvold',
    subject: 'Could we visit next week?',
    text: 'We just moved here and would love to see your rooms. Any morning next week works for us.',
    answer: null,
    ageMonths: 31,
    startsInMonths: 1,
    askedDaysAgo: 1.2,
    tour: { inDays: 6, at: '09:30', status: 'proposed' },
  },
  {
    firstName: 'Priya',
    lastName: 'Venn',
    subject: 'Vegetarian lunches',
    text: 'Do you offer vegetarian lunches, and what does a full week cost for a three-year-old?',
    answer: 'Yes, every day. I have sent you the menu of this month. Would you like to see the room?',
    ageMonths: 37,
    startsInMonths: 2,
    askedDaysAgo: 4,
    lead: { nextStep: 'Ask whether they want a tour', nextInDays: -1 },
  },
  {
    firstName: 'Jonas',
    lastName: 'Whitlow',
    subject: 'After-school care',
    text: 'Do you pick up from the elementary school around the corner? We need Tuesdays and Thursdays.',
    answer: 'We do, at 2:15 PM. A tour is the best way to meet the team.',
    ageMonths: 74,
    startsInMonths: 2,
    askedDaysAgo: 6,
    tour: { inDays: 3, at: '15:30', status: 'accepted' },
    note: 'Grandmother picks up on Thursdays. Wants to meet the driver.',
  },
  {
    firstName: 'Lucia',
    lastName: 'Marchetti',
    subject: 'A calm room for a shy toddler',
    text: 'Our daughter needs time with new people. How do you settle children in?',
    answer: 'Slowly: the first week you stay with her, as long as she likes.',
    ageMonths: 22,
    startsInMonths: 1,
    askedDaysAgo: 12,
    tour: { inDays: -3, at: '10:30', status: 'done' },
    lead: { nextStep: 'Call about the start date', nextInDays: 1 },
    note: 'Loved the garden. Compares us with one other place, decides this week.',
  },
  {
    firstName: 'Owen',
    lastName: 'Castellane',
    subject: 'Baby room in spring',
    text: 'Our son is due in January. Could we join a list for spring?',
    answer: 'Gladly. I put you on our list for the baby room.',
    ageMonths: null,
    startsInMonths: 5,
    askedDaysAgo: 40,
    lead: { mark: 'waitlist', band: 'infant', waitsForDays: 38 },
  },
  {
    firstName: 'Hannah',
    lastName: 'Sorrell',
    subject: 'Place for a ten-month-old',
    text: 'Is the baby room still full? We could start any day.',
    answer: 'It is, but a place comes free in winter. You are on the list.',
    ageMonths: 10,
    startsInMonths: 1,
    askedDaysAgo: 21,
    lead: {
      mark: 'waitlist',
      band: 'infant',
      waitsForDays: 19,
      nextStep: 'Tell them how the list stands',
      nextInDays: 5,
    },
  },
  {
    firstName: 'Malik',
    lastName: 'Dunmore',
    subject: 'Preschool three days a week',
    text: 'Would three days a week be possible in the preschool room?',
    answer: 'Three days are full until January, so you are the first on our list.',
    ageMonths: 40,
    startsInMonths: 2,
    askedDaysAgo: 15,
    lead: { mark: 'waitlist', band: 'three', waitsForDays: 12 },
  },
  {
    firstName: 'Greta',
    lastName: 'Lindholm',
    subject: 'A place from December',
    text: 'We visited a friend’s child at your center and would love a place from December.',
    answer: 'How nice. We have one in the two-year-olds’ room.',
    ageMonths: 27,
    startsInMonths: 1,
    askedDaysAgo: 30,
    placeInDays: 10,
  },
  {
    firstName: 'Felix',
    lastName: 'Abernathy',
    subject: 'Overnight care',
    text: 'I work nights. Do you offer overnight care on weekends?',
    answer: 'I am sorry, we close at 6:30 PM.',
    ageMonths: 19,
    startsInMonths: 0,
    askedDaysAgo: 25,
    lead: { mark: 'lost', lostReason: 'schedule' },
  },
]
