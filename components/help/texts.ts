import { SITE } from '@/lib/platform/site'

const name = SITE.name

export const faqTexts = {
  title: 'Questions and answers',
  metaTitle: `How ${name} works: questions and answers`,
  description: `What ${name} costs, where its facts come from, what "not confirmed since" means, and why contact details need an account.`,
  lead: `How ${name} works, in short.`,
  questions: [
    {
      question: 'What does it cost?',
      answer: 'Nothing. Searching and reading is free and needs no account.',
    },
    {
      question: 'Where do the facts come from?',
      answer:
        'From public records, from the providers, and from parents. Each group of facts (openings, tuition, hours, license, contact) says who said so and when it was last confirmed.',
    },
    {
      question: 'What does "not confirmed since" mean?',
      answer:
        'Openings change quickly. After 60 days without a confirmation we say so, with the date; after 120 days a provider no longer appears when you filter for openings.',
    },
    {
      question: 'Do you check the providers?',
      answer: `No. ${name} does not run background checks and does not verify credentials. A license is shown with its number, source and date, so that you can look it up with the state.`,
    },
    {
      question: 'What does "No license record on file" mean?',
      answer:
        'That we have no record, and nothing more. Some programs need no license in Florida; ask the provider, or look them up with the state.',
    },
    {
      question: 'Why can I not see phone numbers and websites?',
      answer: 'They are shown to people who are signed in. An account is free and made in a minute.',
    },
    {
      question: 'Why is a family home shown without its street?',
      answer:
        'It is somebody’s home. Family homes are shown with city and ZIP code, and distances to them are rounded.',
    },
    {
      question: 'What does "Sponsored" mean?',
      answer:
        'The provider pays for a highlighted place. It is always marked with that word, and it never pushes another result off the first page.',
    },
    {
      question: 'Where do the reviews come from?',
      answer:
        'From parents on this site. Stars are counted from these alone. What waits, what is not shown and why stands in the review guidelines, linked below every page.',
    },
    {
      question: 'Which places are covered?',
      answer: 'Florida, for now.',
    },
    {
      question: 'Whose work is used here?',
      answer:
        'ZIP codes, cities and counties: GeoNames (geonames.org), license CC BY 4.0 (creativecommons.org/licenses/by/4.0), names and counties adapted. Drawings: made from Fluent Emoji, © Microsoft Corporation, MIT license.',
    },
    {
      question: 'Something here is wrong. What can I do?',
      answer: `Write to ${SITE.contactEmail} with the address of the page and what should stand there.`,
    },
  ],
} as const
