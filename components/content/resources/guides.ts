import { SITE } from '@/lib/platform/config/site'
import { HOME_TEXTS } from './state-texts'

export type Guide = { heading: string; paragraphs?: readonly string[]; points?: readonly string[] }

/** The content of the four tabs. About this site it states only what the software does. */
export const GUIDES: readonly { id: string; label: string; guides: readonly Guide[] }[] = [
  {
    id: 'business-operations',
    label: 'Business Operations',
    guides: [
      {
        heading: 'Know what one place costs',
        paragraphs: [
          'Add up a month: wages with taxes, rent, food, insurance, supplies, repairs, and what you pay yourself. Divide by the places filled on an average day, not by the number on your license. That’s what each place must bring in; infants need more than four-year-olds, since each adult can care for fewer of them.',
        ],
        points: [
          'Do it by room. The total hides a room that never fills.',
          'Do it again when wages, rent or the license change.',
        ],
      },
      {
        heading: 'A price list that answers the next question',
        points: [
          'One price for each age and schedule, by the week or by the month, not both',
          'What’s included (meals, diapers, activities) and what isn’t',
          'Fees in dollars: registration, late pick-up, returned payment',
          'Discounts and who gets them: siblings, military, paying ahead',
          'What a family pays when you’re closed or their child is sick, and how much notice you need',
        ],
      },
      {
        heading: 'A waitlist that moves',
        points: [
          'Write down birth month, start month and days; children get older while families wait',
          'Ask each family every 60 days whether they still want the place',
          'Offer a place with a date to answer by, and say what happens after that',
        ],
      },
      {
        heading: 'Answer the same day',
        paragraphs: [
          `Families write to several providers and visit the ones that answer. On ${SITE.name}, requests reach you by e-mail even before you have an account, if we have your address on file, and you set up tours by suggesting up to three times. After five conversations, your page shows how quickly you usually answer.`,
        ],
      },
    ],
  },
  {
    id: 'curriculum-development',
    label: 'Curriculum & Development',
    guides: [
      {
        heading: 'Plan a week on one page',
        paragraphs: [
          'Four rows are enough: talking and books, numbers and objects, moving, and getting along. Plan one thing a day in each room; the rest is time to play. Hang it where families can see it.',
        ],
        points: [
          'Start with what the children did last week, not with a theme',
          'Plan transitions, too: most falls and fights happen while everyone waits',
          'For infants, the plan is the day itself: feeding, changing and going outside',
        ],
      },
      {
        heading: 'Watch, write, tell',
        points: [
          'Two sentences a week for each child: what they did, and what might come next',
          'Write what you saw (“put two words together”), not what you think of it (“is ahead”)',
          'Tell families one good thing at the door the day it happens',
          'If you’re worried, show your notes to the family first, in private, and know who they can call: Early Steps for children under three, the school district’s Child Find from three on',
        ],
      },
      {
        heading: 'Getting ready for kindergarten',
        paragraphs: [
          'Our Kinder Prep Packs are free to print, copy and share: lists, games, charts and sheets to write on. Give them to families of four-year-olds in the fall, or use the sheets in your room.',
        ],
      },
      {
        heading: 'Everyone in the room',
        points: [
          'Ask each family what words they use at home for hungry, tired, toilet and pain',
          'Read books in the languages of your families; let a parent record one',
          'Show each step of the day as a picture. It helps children who speak another language, and everyone else',
        ],
      },
    ],
  },
  {
    id: 'marketing-growth',
    label: 'Marketing & Growth',
    guides: [
      {
        heading: 'What parents look at first',
        paragraphs: [
          'Whether you have a place for their child’s age, what a week costs, when you open and close, and your license number. A page with these four answers needs no advertising.',
        ],
      },
      {
        heading: 'Where your page comes from',
        paragraphs: [
          'We build pages from public records, such as the state’s list of licensed centers, and from what providers tell us. Each group of facts (openings, tuition, hours, license, contact) shows who told us and when it was last confirmed. Claim your page to change it; we review changes within 1-2 business days, and the page stays as it is until then.',
        ],
      },
      {
        heading: 'How facts stay fresh',
        paragraphs: [
          'Openings count as confirmed for 60 days. After that, parents see "not confirmed since" with the date, and after 120 days your page no longer appears when someone filters for openings. Other facts stay, with their date. Confirm them with one tap on the link in our e-mail, without signing in.',
        ],
      },
      {
        heading: 'Photos that say something',
        points: [
          'Rooms by daylight, at a child’s height, tidy but in use',
          'The entrance the way a visitor sees it, and the playground',
          'No child’s face without the family’s written consent; hands and backs tell the story, too',
        ],
      },
      {
        heading: 'Reviews and numbers',
        paragraphs: [
          'Ask families who leave on good terms what they’d tell a friend. Reply to every review once, briefly, and without details about a family. Your dashboard counts how often families saw your page, opened it and wrote to you, without cookies and without knowing who they are.',
        ],
      },
      {
        heading: 'Something’s wrong on my page',
        paragraphs: [
          'Use "Report wrong information" on your page, or write to us with its address and what it should say; we’ll check and answer.',
        ],
      },
    ],
  },
  {
    id: 'compliance-safety',
    label: 'Compliance & Safety',
    guides: [
      {
        heading: 'Ready for an inspector on any day',
        points: [
          'One binder or folder: license, insurance, drills, staff files, children’s forms, menus, incidents. Tell your deputy where it is.',
          'Read your own last inspection, and check those points first each month',
          'What an inspector finds is public; families read it before they call you',
        ],
      },
      {
        heading: 'When something happens',
        points: [
          'The child first, then 911 if needed, then the family, then paperwork: who, when, where, what you did, who saw it. Get it signed the same day.',
          HOME_TEXTS.mustReport,
        ],
      },
      {
        heading: 'Family homes stay homes',
        paragraphs: [
          'We only show a family home’s city and ZIP code: no street and no exact point on a map, anywhere on this site.',
        ],
      },
    ],
  },
]
