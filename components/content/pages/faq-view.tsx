import { PageHead } from '@/components/layout/page-head'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { SITE } from '@/lib/platform/config/site'

const name = SITE.name

export const faqMessages = {
  title: 'Questions and answers',
  metaTitle: `How ${name} works: questions and answers`,
  description: `What ${name} costs, where its facts come from, what "not confirmed since" means, and why contact details need an account.`,
  lead: `How ${name} works, in short.`,
  contents: 'On this page',
  groups: [
    {
      id: 'searching',
      heading: 'Searching and reading',
      questions: [
        {
          question: 'What does it cost?',
          answer:
            'Families pay nothing: searching, reading, saving, asking and booking a tour are free. A provider’s page is free, too.',
        },
        {
          question: 'Which places are covered?',
          answer:
            'Florida, for now. Where our directory has nobody near a place, results may come from Google; they say so, and are not kept here.',
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
          question: 'What does "Sponsored" mean?',
          answer:
            'The provider pays for a highlighted place. It is always marked with that word, and it never pushes another result off the first page.',
        },
        {
          question: 'Why is a family home shown without its street?',
          answer:
            'It is somebody’s home. Family homes are shown with city and ZIP code, and distances to them are rounded.',
        },
      ],
    },
    {
      id: 'trust',
      heading: 'Licenses, checks and reviews',
      questions: [
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
          question: 'Where do the reviews come from?',
          answer:
            'From parents on this site. Stars are counted from these alone. What waits, what is not shown and why stands in the review guidelines, linked below every page.',
        },
        {
          question: 'Something here is wrong. What can I do?',
          answer: `Use "Report wrong information" on the provider’s page, or write to ${SITE.contactEmail} with the address of the page and what should stand there.`,
        },
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      questions: [
        {
          question: 'Do I need an account?',
          answer:
            'Not to search, read, save and compare: what you save is kept in your browser and comes along when you sign up. To see contact details, to ask a provider or to write a review you need one.',
        },
        {
          question: 'Why can I not see phone numbers and websites?',
          answer: 'They are shown to people who are signed in. An account is free and made in a minute.',
        },
        {
          question: 'Who learns about my child?',
          answer:
            'Nobody but you. What you enter about a child stays in your account; a provider learns what you write, and the age if you give it. A shared comparison says nothing of your child.',
        },
        {
          question: 'Which cookies and trackers are there?',
          answer:
            'None until you sign in, and then only those that keep you signed in and safe. Visits are counted without cookies and without knowing who it was. No other company’s scripts run here.',
        },
        {
          question: 'How do I get my data, or leave?',
          answer:
            'In your settings, under "Your data" and "Delete account". A deleted account is closed at once and erased after 14 days, in which you can take it back.',
        },
      ],
    },
    {
      id: 'providers',
      heading: 'For providers',
      questions: [
        {
          question: 'How do I take over my page?',
          answer:
            'Press "Claim your page", find it, and show that you act for it: by a code sent to its address on file, its license number, or a document. What proves enough is accepted at once; otherwise staff decides, and you hear by mail.',
        },
        {
          question: 'When do my changes appear?',
          answer:
            'After somebody has looked at them, usually within 1-2 business days. Until then the page stays as it is, and you can change or withdraw what you proposed. Openings and other facts that you confirm appear at once.',
        },
        {
          question: 'Parents wrote to me, and I have no account. Is that real?',
          answer:
            'Yes, if the mail is ours: it goes to the address in the public record, and its link leads to this site. You can answer by it without an account, or say that you want no more such mails.',
        },
      ],
    },
    {
      id: 'credits',
      heading: 'Credits',
      questions: [
        {
          question: 'Whose work is used here?',
          answer:
            'ZIP codes, cities and counties: GeoNames (geonames.org), license CC BY 4.0 (creativecommons.org/licenses/by/4.0), names and counties adapted. Drawings: made from Fluent Emoji, © Microsoft Corporation, MIT license. Typeface: Figtree, SIL Open Font License.',
        },
      ],
    },
  ],
} as const

/** All of them in order, for structured data. */
export const faqQuestions = faqMessages.groups.flatMap(({ questions }): { question: string; answer: string }[] => [
  ...questions,
])

export function FaqView() {
  return (
    <>
      <PageHead title={faqMessages.title} lead={faqMessages.lead} crumbs={[{ label: faqMessages.title }]} />
      <div className="wrap grid gap-8 pb-16 lg:grid-cols-[1fr_17rem] lg:gap-16">
        <nav aria-label={faqMessages.contents} className="self-start lg:sticky lg:top-6 lg:order-last print:hidden">
          <ul className="text-ui lg:border-l lg:border-line lg:pl-5">
            {faqMessages.groups.map(({ id, heading }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-9 items-center text-soft hover:text-ink hover:underline max-md:min-h-11"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="max-w-reading">
          {faqMessages.groups.map(({ id, heading, questions }) => (
            <section key={id} id={id} className="mb-10 scroll-mt-6">
              <h2 className="text-section">{heading}</h2>
              <div className="mt-2 border-t border-line">
                {questions.map((entry) => (
                  <Disclosure key={entry.question} summary={entry.question} level={3}>
                    {entry.answer}
                  </Disclosure>
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </>
  )
}
