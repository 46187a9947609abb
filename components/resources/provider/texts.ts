import { SITE } from '@/lib/platform/site'

export const providerResourceTexts = {
  title: 'Provider Resources',
  metaTitle: `Provider Resources: your page on ${SITE.name}`,
  description: `How your page on ${SITE.name} is made, how its facts stay fresh, what parents see first, and how to have something corrected.`,
  lead: `How your page on ${SITE.name} works, and what parents look at first. A page is free.`,
  sections: [
    {
      heading: 'Where your page comes from',
      paragraphs: [
        'Pages are made from public records, such as the state’s list of licensed centers, and from what providers tell us. Each group of facts (openings, tuition, hours, license, contact) says who said so and when it was last confirmed.',
      ],
    },
    {
      heading: 'How facts stay fresh',
      paragraphs: [
        'Openings count as confirmed for 60 days. After that parents read "not confirmed since" with the date, and after 120 days the page no longer appears when somebody filters for openings. Other facts stay, with their date.',
      ],
    },
    {
      heading: 'What parents look at first',
      paragraphs: [
        'Whether there is a place for their child’s age, what it costs a week, when you open and close, and the license number. A page with these four answers needs no advertising.',
      ],
    },
    {
      heading: 'Family homes',
      paragraphs: [
        'A family home is shown with its city and ZIP code only: no street and no exact point on a map, anywhere on this site.',
      ],
    },
    {
      heading: 'Something is wrong on my page',
      paragraphs: [
        'Use "Report wrong information" on your page, or write to us with its address and what should stand there; we check it and answer.',
      ],
    },
  ],
  write: 'Write to us',
  find: 'Find your page',
} as const
