import { PageHead } from '@/components/layout/page-head'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { SITE } from '@/lib/platform/config/site'

const name = SITE.name

export const faqMessages = {
  title: 'Questions and answers',
  metaTitle: `How ${name} works: questions and answers`,
  description: `What ${name} costs, where its facts come from, what "not confirmed since" means, and why you need an account for contact details.`,
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
          answer: `${SITE.region}, for now. Where we list no one near a place, results may come from Google; they say so, and we don’t store them.`,
        },
        {
          question: 'Where do the facts come from?',
          answer:
            'From public records, providers and parents. Each group of facts (openings, tuition, hours, license, contact) shows who told us and when it was last confirmed.',
        },
        {
          question: 'What does "not confirmed since" mean?',
          answer:
            'Openings change fast. After 60 days without a confirmation, we say so, with the date. After 120 days, a provider no longer appears when you filter for openings.',
        },
        {
          question: 'What does "Sponsored" mean?',
          answer:
            'The provider paid for a highlighted place. We always mark it with that word, and it never pushes another result off the first page.',
        },
        {
          question: 'Why is a family home shown without its street?',
          answer: 'It’s someone’s home. We show family homes with their city and ZIP code, and round the distance.',
        },
      ],
    },
    {
      id: 'trust',
      heading: 'Licenses, checks and reviews',
      questions: [
        {
          question: 'Do you check the providers?',
          answer: `No. ${name} does not run background checks and does not verify credentials. We show a license with its number, source and date, so you can look it up with the state.`,
        },
        {
          question: 'What does "No license record on file" mean?',
          answer: `Only that we have no record. Some programs don’t need a license in ${SITE.region}; ask the provider, or look them up with the state.`,
        },
        {
          question: 'Where do the reviews come from?',
          answer:
            'From parents on this site; only these count toward the stars. The review guidelines, linked at the bottom of every page, say which reviews we hold or don’t show, and why.',
        },
        {
          question: 'Something here is wrong. What can I do?',
          answer: `Use "Report wrong information" on the provider’s page, or write to ${SITE.contactEmail} with the page’s address and what it should say.`,
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
            'Not to search, read, save and compare: your browser keeps what you save, and it moves to your account when you sign up. You need one to see contact details, ask a provider or write a review.',
        },
        {
          question: 'Why can’t I see phone numbers and websites?',
          answer: 'Sign in to see them. An account is free and takes a minute.',
        },
        {
          question: 'Who sees what I enter about my child?',
          answer:
            'Only you. What you enter about a child stays in your account; a provider sees what you write to them, and the age if you give it. A shared comparison says nothing about your child.',
        },
        {
          question: 'Do you use cookies and trackers?',
          answer:
            'None until you sign in, and then only those that keep you signed in and safe. We count visits without cookies and without knowing who you are. No other company’s scripts run here.',
        },
        {
          question: 'How do I get my data, or leave?',
          answer:
            'In your settings, under "Your data" and "Delete account". We close a deleted account right away and erase it after 14 days; until then you can take it back.',
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
            'Press "Claim your page", find it, and show that you run it: with a code we send to its address on file, its license number, or a document. If that’s enough, you get it right away; otherwise our staff decides, and we e-mail you.',
        },
        {
          question: 'When do my changes appear?',
          answer:
            'After we’ve reviewed them, usually within 1-2 business days. Until then the page stays as it is, and you can change or withdraw what you proposed. Openings and other facts you confirm appear right away.',
        },
        {
          question: 'Parents wrote to me, but I have no account. Is that real?',
          answer:
            'Yes, if the e-mail is from us: we send it to the address in the public record, and its link leads to this site. You can use it to answer without an account, or to stop these e-mails.',
        },
      ],
    },
    {
      id: 'credits',
      heading: 'Credits',
      questions: [
        {
          question: 'Whose work do you use?',
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
