import type { Checklist } from '@/lib/content/resources/rules'
import { SITE } from '@/lib/platform/config/site'
import { HOME_TEXTS } from './state-texts'

/** The sources below are one state's; elsewhere the points are advice. */
const IS_FLORIDA = SITE.homeState === 'FL'
const inFlorida = (source: string) => (IS_FLORIDA ? source : undefined)

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
        text: 'Hold a fire drill at a different time of day than the last; write down date, time, children and minutes',
        source: inFlorida(LEAFLET),
      },
      { text: 'Test smoke and carbon monoxide alarms, refill the first-aid kit' },
      { text: 'Walk the playground: fence, ground, bolts, anything loose' },
      { text: 'Check the sleep area: nothing in cribs but the sheet, cords out of reach' },
      {
        text: 'Compare attendance with the children allowed per adult, at drop-off, lunch and closing',
        source: HOME_TEXTS.ratioSource,
      },
      { text: 'Look for immunization and health forms that expire in the next two months' },
      { text: 'Confirm the openings on your page' },
    ],
  },
  {
    id: 'quarterly',
    everyMonths: 3,
    title: 'Quarterly safety round',
    points: [
      { text: 'Ask families to update emergency numbers, who may pick up, and allergies' },
      {
        text: 'Go through staff files: screening dates, training hours so far, and first aid and CPR; someone trained must be there at all times',
        source: inFlorida(LEAFLET),
      },
      {
        text: `Practice other emergencies: bad weather, a lockdown, a missing child${IS_FLORIDA ? '. The first two are required once a year each' : ''}`,
        source: inFlorida(`${EMERGENCIES}, after its handbook for centers, section 3.8`),
      },
      { text: 'Check fire extinguishers, exits, and the temperature of hot water at the children’s sinks' },
      { text: 'Look up recalls of cribs, gates and toys at cpsc.gov' },
      { text: 'Read the tuition and hours on your page the way a parent would' },
    ],
  },
  {
    id: 'annually',
    everyMonths: 12,
    title: 'Annual safety round',
    points: [
      {
        text: IS_FLORIDA
          ? 'Put the day your license ends on your calendar, and the application 45 days before that. A license lasts a year'
          : 'Put the day your license or its fee is due on your calendar, and the application well before that',
        source: inFlorida(
          'Florida Statutes, section 402.308(1); the 45 days: rule 65C-22.001(1)(d), wording of July 2015. Ask your licensing office whether they have changed',
        ),
      },
      { text: 'Renew insurance; keep the certificate where an inspector finds it' },
      {
        text: IS_FLORIDA
          ? 'Plan everyone’s 10 hours of training for the year'
          : 'Plan everyone’s training for the year',
        source: inFlorida(LEAFLET),
      },
      {
        text: 'See whose background check is due: each is repeated at least every five years. Check the dates',
        source: 'Code of Federal Regulations, title 45, section 98.43(d)',
      },
      {
        text: 'Renew the written plan for emergencies and tell families where you would meet them',
        source: inFlorida(EMERGENCIES),
      },
      {
        text: 'Book the fire inspection that goes with the application, and anything else your county requires',
        source: inFlorida('Rule 65C-22.001(1)(c), wording of July 2015'),
      },
      { text: 'Hand out the handbook again and have it signed' },
    ],
  },
]
