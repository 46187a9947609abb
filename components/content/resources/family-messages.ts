import { HOME_FACTS } from '@/lib/places/catalogue/state-facts'
import { SITE } from '@/lib/platform/config/site'
import { abuseLine, HOME_TEXTS } from './state-texts'

const most = HOME_FACTS.ratios

export const familyResourceMessages = {
  title: 'Family Resources',
  metaTitle: `Family Resources: checklist and Kinder Prep | ${SITE.name}`,
  description: `A safety checklist to use and print, red flags, milestones by age, and free Kinder Prep Packs as PDFs for families in ${SITE.region}.`,
  lead: 'For your visit, for the years before school, and for the first day.',
  contents: 'On this page',
  redFlagsTitle: 'Red flags',
  redFlagsLead: 'Any one of these is reason enough to ask again, or to leave.',
  redFlags: [
    'They don’t let you visit without notice, or see every room.',
    'They put off questions about staff, training or the license.',
    'Adults are on their phones, or nobody answers a crying child.',
    'More children per adult than the state allows.',
    'Your child is afraid of one person there and cannot say why.',
    'Bruises or accidents that no one wrote down or can explain.',
    'Prices, rules or rooms aren’t what they showed you.',
  ],
  ratioTitle: 'How many children one adult may care for',
  ratioLead: `The most ${SITE.region} allows in a licensed center, by the children’s age. Fewer is better.`,
  ratioColumns: ['Children’s age', 'Children per adult'],
  ratios: [
    ['Under 1 year', `${most.infant}`],
    ['1 year', `${most.one}`],
    ['2 years', `${most.two}`],
    ['3 years', `${most.three}`],
    ['4 years', `${most.four}`],
    ['5 years and older', `${most.school_age}`],
  ],
  ratioSource: `Source: ${HOME_TEXTS.ratioSource}.`,
  packsTitle: 'Kinder Prep Packs',
  packsLead:
    'Three packs to print for the year before kindergarten: lists, games, charts and worksheets. Free, no account needed.',
  pack: (label: string, title: string) => `${label}: ${title}`,
  download: 'Download PDF',
  downloadNamed: (name: string) => `Download PDF of ${name}`,
  sheets: (count: number) => `${count} pages, Letter size`,
  completeTitle: 'The complete package',
  completeText: 'All three packs in one file, with a cover.',
  completeButton: 'Download the free complete package',
  milestonesTitle: 'Milestones by age',
  milestonesLead:
    'What most children do by a certain age. Every child takes their own path, and a list can’t see yours. If something worries you, or your child stops doing something they used to do, talk to your doctor now. Don’t wait.',
  milestoneGroups: {
    talking: 'Talking',
    moving: 'Moving',
    thinking: 'Thinking',
    together: 'With others',
  },
  milestonesHelp: HOME_TEXTS.earlyHelp,
  milestonesSource:
    'Based on the milestones of the Centers for Disease Control and Prevention, “Learn the Signs. Act Early.”, which at least three of four children reach by that age.',
  questionsTitle: 'Questions other parents ask',
  questions: [
    {
      question: 'How long does it take a child to settle in?',
      answer:
        'Separation adjustment typically takes 2-4 weeks. Short first days and the same goodbye every morning help; Kinder Prep Pack 3 has a page about it.',
    },
    {
      question: 'When should I start looking?',
      answer:
        'As soon as you know the month. Infant rooms are the smallest and fill first; ask about the waitlist and how it moves.',
    },
    {
      question: 'Can I look up inspections myself?',
      answer: `Yes. ${HOME_TEXTS.inspections} Search there by the name or the license number shown on the provider’s page here.`,
    },
    {
      question: `Does ${SITE.name} check providers?`,
      answer: `No. ${SITE.name} does not run background checks and does not verify credentials. We show licenses with their number, source and date, so you can check them.`,
    },
    {
      question: 'What do I do if something worries me?',
      answer: `If a child is in danger, call 911. To report suspected abuse or neglect in ${SITE.region}, call ${abuseLine}.`,
    },
  ],
  start: 'Start Your Search',
} as const

/** Browsers store the ids of checked items: an id must stay with its item. */
export const CHECKLIST = [
  {
    area: 'Before you go',
    points: [
      { id: 'license', text: 'I looked up the license and the latest inspections with the state.' },
      { id: 'drop-in', text: 'They told me parents can drop by any time, without notice.' },
      { id: 'prices', text: 'I know the price for my child’s age, what it includes, and what a missed day costs.' },
    ],
  },
  {
    area: 'At the door',
    points: [
      { id: 'posted', text: 'The license or registration is posted where I can read it, and hasn’t expired.' },
      { id: 'entrance', text: 'Doors to the street are closed, and someone asks who I am before letting me in.' },
      { id: 'pick-up', text: 'They write down who can pick up my child, and check it.' },
    ],
  },
  {
    area: 'In the rooms',
    points: [
      { id: 'in-sight', text: 'Adults can see every child from where they are.' },
      { id: 'ratio', text: 'I counted children and adults: no more children per adult than the state allows.' },
      { id: 'warm', text: 'Adults get down to the children, use their names, and comfort those who cry.' },
      { id: 'out-of-reach', text: 'Medicines, cleaning products, cords and small parts are out of reach.' },
      { id: 'sleep', text: 'Infants sleep on their backs, in a crib without pillows, blankets or toys.' },
    ],
  },
  {
    area: 'Food and health',
    points: [
      { id: 'hands', text: 'Everyone washes hands after diaper changes, after the toilet and before food.' },
      { id: 'allergies', text: 'Allergies are posted where the food is, and they told me what they would do.' },
      { id: 'first-aid', text: 'Someone trained in first aid and CPR is there at all hours.' },
    ],
  },
  {
    area: 'Outside and in an emergency',
    points: [
      { id: 'playground', text: 'The playground is fenced and shaded, with soft ground under what children climb.' },
      { id: 'water', text: 'Pools, ponds and buckets are fenced off, or there are none.' },
      { id: 'drills', text: 'They told me how often they practice for fires and storms, and where they would go.' },
      {
        id: 'transport',
        text: 'If they drive children: a head count at each stop, seats that fit, and a written log.',
      },
    ],
  },
] as const

export const checklistMessages = {
  title: 'Safety checklist for your visit',
  lead: 'Take it with you, on your phone or on paper. What you check stays in this browser.',
  progress: (ticked: number, all: number) => `${ticked} of ${all} checked`,
  clear: 'Clear all',
  provider: 'Provider',
  date: 'Date of the visit',
} as const
