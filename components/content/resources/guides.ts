import { SITE } from '@/lib/platform/config/site'

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
          'Add up a month: wages with taxes, rent, food, insurance, supplies, repairs, and what you pay yourself. Divide by the places that are filled on an average day, not by those on the license. That number is what a place must bring; infants need more of it than four-year-olds, since each adult may look after fewer.',
        ],
        points: [
          'Do it by room. A room that never fills hides in the total.',
          'Do it again when wages, rent or the license change.',
        ],
      },
      {
        heading: 'A price list that answers the next question',
        points: [
          'One price for each age and schedule, by the week or by the month, not both',
          'What is in it: meals, diapers, activities; and what is not',
          'Fees in dollars: registration, late pick-up, returned payment',
          'Discounts with their rule: brothers and sisters, military, paid ahead',
          'What a family pays when you are closed, when the child is ill, and how much notice you need',
        ],
      },
      {
        heading: 'A waitlist that moves',
        points: [
          'Write down birth month, the month wanted and the days; ages change while families wait',
          'Ask each family every 60 days whether they still want the place',
          'Offer a place with a date to answer by, and say what happens after it',
        ],
      },
      {
        heading: 'Answer the same day',
        paragraphs: [
          `Families write to several places and visit those that answer. On ${SITE.name} a request reaches you by mail even before you have an account, if your address is on file, and a tour is agreed on by proposing up to three times. From five conversations on, your page shows how quickly you usually answer.`,
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
          'Four rows are enough: talking and books, numbers and things, moving, and getting along. One planned thing a day in each room, and the rest is time to play. Hang the page where families see it.',
        ],
        points: [
          'Begin with what the children did last week, not with a theme',
          'Plan the change of place too: most falls and quarrels happen while everybody waits',
          'For infants the plan is the day itself: feeding, changing and going out are the program',
        ],
      },
      {
        heading: 'Watch, write, tell',
        points: [
          'Two sentences a week for each child: what they did, and what might come next',
          'Write what you saw (“put two words together”), not what you think of it (“is ahead”)',
          'Tell families one good thing at the door on the day it happens',
          'If you worry, show your notes to the family first, in private, and know whom they can call: Early Steps for children under three, Child Find of the school district from three on',
        ],
      },
      {
        heading: 'Getting ready for kindergarten',
        paragraphs: [
          'Our Kinder Prep Packs are free to print, copy and share: lists, games, charts and sheets to write on. Give them to families of four-year-olds in the fall, or use the sheets in your room.',
        ],
      },
      {
        heading: 'Everybody in the room',
        points: [
          'Ask each family which words they use at home for hungry, tired, toilet and pain',
          'Read books in the languages of your families; let a parent record one',
          'Show each step of the day as a picture: it helps children who speak another language, and all others',
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
          'Whether there is a place for their child’s age, what it costs a week, when you open and close, and the license number. A page with these four answers needs no advertising.',
        ],
      },
      {
        heading: 'Where your page comes from',
        paragraphs: [
          'Pages are made from public records, such as the state’s list of licensed centers, and from what providers tell us. Each group of facts (openings, tuition, hours, license, contact) says who said so and when it was last confirmed. Claim your page to change it; changes are looked at within 1-2 business days, and the page stays as it is until then.',
        ],
      },
      {
        heading: 'How facts stay fresh',
        paragraphs: [
          'Openings count as confirmed for 60 days. After that parents read "not confirmed since" with the date, and after 120 days the page no longer appears when somebody filters for openings. Other facts stay, with their date. One press on the link in our mail confirms them, without signing in.',
        ],
      },
      {
        heading: 'Photos that say something',
        points: [
          'Rooms by daylight, at a child’s height, tidy but in use',
          'The entrance as a visitor finds it, and the playground',
          'No child’s face without the family’s written consent; hands and backs tell the story, too',
        ],
      },
      {
        heading: 'Reviews and numbers',
        paragraphs: [
          'Ask families who are leaving on good terms to say what they would tell a friend. Answer every review once, shortly, and without details about a family. Your dashboard counts how often your page was seen, opened and asked, without cookies and without knowing who it was.',
        ],
      },
      {
        heading: 'Something is wrong on my page',
        paragraphs: [
          'Use "Report wrong information" on your page, or write to us with its address and what should stand there; we check it and answer.',
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
          'One binder, or one folder: license, insurance, drills, staff files, children’s forms, menus, incidents. Say to your deputy where it is.',
          'Read your own last inspection, and check those points first each month',
          'What an inspector finds is public; families read it before they call you',
        ],
      },
      {
        heading: 'When something happens',
        points: [
          'The child first, then 911 if it is needed, then the family, then paper: who, when, where, what was done, who saw it. Have it signed on the same day.',
          'In Florida everybody who suspects that a child is abused or neglected has to report it (Florida Statutes, chapter 39): Florida Abuse Hotline, 1-800-962-2873.',
        ],
      },
      {
        heading: 'Family homes stay homes',
        paragraphs: [
          'A family home is shown with its city and ZIP code only: no street and no exact point on a map, anywhere on this site.',
        ],
      },
    ],
  },
]
