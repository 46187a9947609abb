import { SITE } from '@/lib/platform/site'

export const providerResourceTexts = {
  title: 'Provider Resources',
  metaTitle: `Provider Resources for childcare centers | ${SITE.name}`,
  description:
    'Short guides for childcare providers: running the business, planning a week, being found by families, and a compliance schedule.',
  lead: `Short guides for people who run a place for children, and how your page on ${SITE.name} works. A page is free.`,
  tabs: 'Topics',
  start: 'Get Started Today',
  startTitle: 'Your page may already be here',
  startText: 'Make a free account, claim your page, and keep its openings and prices true.',
  find: 'Find your page',
  scheduleTitle: 'Compliance schedule',
  scheduleLead:
    'Three rounds that keep a place ready for an inspection on any day. It is a reminder and no law: your license, rule 65C-22 of the Florida Administrative Code with its handbook for centers (65C-20 for family homes), and your county say what you must do.',
  scheduleSource:
    'A point without a source is our advice. What the department asks of centers in short: its leaflet “Know Your Child Care Facility” (section 402.3125(5)), at myflfamilies.com/childcare. Family homes have a handbook of their own, and some counties ask for more.',
  source: (source: string) => `Source: ${source}.`,
  rounds: { monthly: 'Monthly', quarterly: 'Quarterly', annually: 'Annually' },
  calendar: 'Add to my calendar (.ics)',
  calendarHint: 'On the first Monday of each month, quarter and year, with the points of the round.',
} as const
