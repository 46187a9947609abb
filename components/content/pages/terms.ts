import { SITE } from '@/lib/platform/config/site'
import type { Policy } from './policy-view'

const name = SITE.name

export const terms: Policy = {
  title: 'Terms of Service',
  metaTitle: `Terms of Service: the agreement for using ${name}`,
  description: `The terms for using ${name}: what the directory does and does not do, accounts, reviews, subscriptions, liability and disputes.`,
  lead: `The agreement between you and ${name}, in fourteen sections.`,
  sections: [
    {
      heading: 'Acceptance of terms',
      blocks: [
        `By using ${name} you agree to these terms. If you do not agree, please do not use it. You must be at least 18 years old.`,
      ],
    },
    {
      heading: 'Description of service',
      blocks: [
        `${name} is an online directory of childcare providers. It offers:`,
        [
          'a searchable directory of providers',
          'provider profiles with ratings, reviews and contact details',
          'tools for parents and providers to communicate',
          'educational and safety resources',
          'dashboards for people with an account',
        ],
        `Some of these need an account. ${name} brings families and providers together; it is not a party to what they agree on, and takes no share of what a family pays.`,
      ],
    },
    {
      heading: 'Accounts and registration',
      blocks: [
        'There are three kinds of accounts: parent/caregiver, provider and premium. You confirm an account with a link we send to its e-mail address; anyone who manages a provider’s page has first shown that they act for it. Give correct information, keep it current, keep your password to yourself, and tell us if someone else used your account. You are responsible for what is done with it.',
      ],
    },
    {
      heading: 'Acceptable use',
      blocks: [
        'You may not:',
        [
          'give false information about yourself, a child or a provider',
          'write reviews of places you have no experience with, or for payment',
          'harass, threaten or discriminate against anyone',
          'collect the data of other people from this site',
          'send unwanted messages to many people, or write again to people who blocked you',
          'disturb the service or try to get past its protections',
        ],
      ],
    },
    {
      heading: 'Provider responsibilities',
      blocks: [
        'Providers keep the licenses and the insurance that the law requires of them, keep their page true and current, answer inquiries professionally, and behave professionally toward families.',
        'We review changes to a public page before we show them, usually within 1-2 business days. Our review means that a change is fit to be published, not that it is true.',
      ],
    },
    {
      heading: 'Content and intellectual property',
      blocks: [
        `What you write or upload stays yours. You allow ${name} to show it here, and to resize pictures for screens, as long as it is published. Do not upload pictures of children without their parents’ consent. The site itself, its texts and drawings belong to ${name} or to those named in its credits. We may take down content that breaks these terms, and tell its author why.`,
        'Reviews follow the review guidelines, linked at the bottom of every page.',
      ],
    },
    {
      heading: 'Privacy',
      blocks: ['The Privacy Policy says what we collect, why, and how you get it, correct it or have it deleted.'],
    },
    {
      heading: 'Payment and subscriptions',
      blocks: [
        'Basic access is free: search, basic provider information and a standard account. Premium subscriptions, where they are offered, renew automatically unless you cancel them, which you can do in your account settings at any time. A cancellation takes effect at the end of the paid period.',
        'We mark paid places in results with the word “Sponsored”; they never push another result off the first page.',
      ],
    },
    {
      heading: 'Disclaimers and liability',
      blocks: [
        `The service is provided as it is. Facts about providers come from public records, from the providers and from parents; each says where it comes from and when it was last confirmed, and any of them may be out of date. To the extent the law allows, the liability of ${name} is capped at the amount you paid to it in the previous 12 months.`,
      ],
    },
    {
      heading: 'Safety and background checks',
      blocks: [
        `${name} does not run background checks and does not verify the credentials of providers. Being listed here is no recommendation. Visit a provider, ask for references, look up the license record with the state, and decide for yourself who cares for your child.`,
      ],
    },
    {
      heading: 'Termination',
      blocks: [
        'You may close your account in your settings at any time; we erase it after 14 days, and until then you can take it back. We may suspend or close an account that breaks these terms or puts someone at risk, and we say why unless the law forbids it.',
      ],
    },
    {
      heading: 'Dispute resolution',
      blocks: [
        'These terms are governed by the law of the State of Florida. Please write to us first; most things can be settled that way. Disputes under $10,000 go to mediation or to small claims court. Larger ones may need binding arbitration.',
      ],
    },
    {
      heading: 'Changes to terms',
      blocks: [
        'When these terms change, we publish the new text here with its date. If a change takes away one of your rights, we tell people with an account before it applies.',
      ],
    },
    {
      heading: 'Contact',
      blocks: [
        `Legal questions: ${SITE.legalEmail}. We respond within 7 business days.`,
        `Urgent safety concerns: ${SITE.supportEmail}. If a child is in danger, call 911 first.`,
      ],
    },
  ],
}
