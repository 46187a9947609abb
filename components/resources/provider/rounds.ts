import type { Round } from '@/lib/resources/types'

/** The compliance schedule: for the page, and for calendars. Whoever changes words raises the sequence of its dates. */
export const ROUNDS: readonly Round[] = [
  {
    id: 'monthly',
    everyMonths: 1,
    title: 'Monthly safety round',
    points: [
      'Hold a fire drill at another time of day than the last; write down date, time, children and minutes',
      'Test smoke and carbon monoxide alarms, refill the first-aid kit',
      'Walk the playground: fence, ground, bolts, what has come loose',
      'Look through the sleep area: cribs empty but for the sheet, cords out of reach',
      'Compare attendance with the children allowed for each adult, at drop-off, lunch and closing',
      'Look for immunization and health forms that run out in the next two months',
      'Confirm the openings on your page',
    ],
  },
  {
    id: 'quarterly',
    everyMonths: 3,
    title: 'Quarterly safety round',
    points: [
      'Ask families for their emergency numbers, who may pick up, and allergies',
      'Go through staff files: screening dates, first aid and CPR, training hours so far',
      'Practice what is not a fire: a storm, a lockdown, a missing child',
      'Check fire extinguishers, exits, and the temperature of hot water at the children’s sinks',
      'Look up recalls of cribs, gates and toys at cpsc.gov',
      'Read the tuition and hours on your page as a parent would',
    ],
  },
  {
    id: 'annually',
    everyMonths: 12,
    title: 'Annual safety round',
    points: [
      'Put the day your license ends into the calendar, and the application 45 days before it',
      'Renew insurance; keep the certificate where an inspector finds it',
      'Plan the training hours of everybody before the training year ends on June 30',
      'Find who is due to be screened again: Florida asks for it every five years',
      'Renew the plan for emergencies and tell families where you would meet them',
      'Book the fire and health inspections that your county asks for',
      'Hand out the handbook anew and have it signed',
    ],
  },
]
