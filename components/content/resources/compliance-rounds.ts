import type { Checklist } from '@/lib/content/resources/types'

const LEAFLET = 'Department of Children and Families, “Know Your Child Care Facility”'
const EMERGENCIES = 'Department of Children and Families, “Emergency Preparedness”'

/**
 * The compliance schedule: for the page, and for calendars. When you change an item, increase the sequence of its
 * dates. An item required by law has its `source`; one without is advice.
 */
export const ROUNDS: readonly Checklist[] = [
  {
    id: 'monthly',
    everyMonths: 1,
    title: 'Monthly safety round',
    points: [
      {
        text: 'Hold a fire drill at another time of day than the last; write down date, time, children and minutes',
        source: LEAFLET,
      },
      { text: 'Test smoke and carbon monoxide alarms, refill the first-aid kit' },
      { text: 'Walk the playground: fence, ground, bolts, what has come loose' },
      { text: 'Look through the sleep area: cribs empty but for the sheet, cords out of reach' },
      {
        text: 'Compare attendance with the children allowed for each adult, at drop-off, lunch and closing',
        source: 'Florida Statutes, section 402.305(4)',
      },
      { text: 'Look for immunization and health forms that run out in the next two months' },
      { text: 'Confirm the openings on your page' },
    ],
  },
  {
    id: 'quarterly',
    everyMonths: 3,
    title: 'Quarterly safety round',
    points: [
      { text: 'Ask families for their emergency numbers, who may pick up, and allergies' },
      {
        text: 'Go through staff files: screening dates, training hours so far, and first aid and CPR: somebody trained has to be there at all times',
        source: LEAFLET,
      },
      {
        text: 'Practice what is not a fire: bad weather, a lockdown, a missing child. The first two are asked for once a year each',
        source: `${EMERGENCIES}, after its handbook for centers, section 3.8`,
      },
      { text: 'Check fire extinguishers, exits, and the temperature of hot water at the children’s sinks' },
      { text: 'Look up recalls of cribs, gates and toys at cpsc.gov' },
      { text: 'Read the tuition and hours on your page as a parent would' },
    ],
  },
  {
    id: 'annually',
    everyMonths: 12,
    title: 'Annual safety round',
    points: [
      {
        text: 'Put the day your license ends into the calendar, and the application 45 days before it. A license lasts a year',
        source:
          'Florida Statutes, section 402.308(1); the 45 days: rule 65C-22.001(1)(d), wording of July 2015. Ask your licensing office whether they have changed',
      },
      { text: 'Renew insurance; keep the certificate where an inspector finds it' },
      {
        text: 'Plan everybody’s 10 hours of training for the year',
        source: LEAFLET,
      },
      {
        text: 'Find whose background check comes up: it is made anew at least every five years. Look at the date of each',
        source: 'Code of Federal Regulations, title 45, section 98.43(d)',
      },
      {
        text: 'Renew the written plan for emergencies and tell families where you would meet them',
        source: EMERGENCIES,
      },
      {
        text: 'Book the fire inspection that goes with the application, and what else your county asks for',
        source: 'Rule 65C-22.001(1)(c), wording of July 2015',
      },
      { text: 'Hand out the handbook anew and have it signed' },
    ],
  },
]
