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
        `Some of these need an account. ${name} brings families and providers together; it is no party to what they agree on, and takes no part of what a family pays.`,
      ],
    },
    {
      heading: 'Accounts and registration',
      blocks: [
        'There are three kinds of accounts: parent/caregiver, provider and premium. An account is confirmed by a link to its e-mail address; whoever manages a provider’s page has first shown to act for it. Give correct information, keep it current, keep your password to yourself, and tell us when somebody else used your account. You answer for what is done with it.',
      ],
    },
    {
      heading: 'Acceptable use',
      blocks: [
        'You may not:',
        [
          'give false information about yourself, a child or a provider',
          'write reviews of places you have no experience of, or for payment',
          'harass, threaten or discriminate against anybody',
          'collect the data of other people from this site',
          'send what was not asked for to many people, or the same again to those who blocked you',
          'disturb the service or try to get past its protections',
        ],
      ],
    },
    {
      heading: 'Provider responsibilities',
      blocks: [
        'Providers keep the licenses and the insurance that the law asks of them, keep their page true and current, answer inquiries professionally, and behave professionally towards families.',
        'A change of a public page is looked at before it is shown, usually within 1-2 business days. That somebody looked at it means that it is fit to be published, not that it is true.',
      ],
    },
    {
      heading: 'Content and intellectual property',
      blocks: [
        `What you write or upload stays yours. You allow ${name} to show it here, and to fit pictures to the sizes that screens need, as long as it is published. Do not upload pictures of children without their parents’ consent. The site itself, its texts and drawings belong to ${name} or to those named in its credits. Content that breaks these terms may be taken down; its author is told why.`,
        'Reviews follow the review guidelines, which are linked below every page.',
      ],
    },
    {
      heading: 'Privacy',
      blocks: ['The Privacy Policy says what is collected, why, and how you get it, correct it or have it deleted.'],
    },
    {
      heading: 'Payment and subscriptions',
      blocks: [
        'Basic access is free: search, basic provider information and a standard account. Premium subscriptions, where they are offered, renew automatically unless you cancel them, which you can do in your account settings at any time. A cancellation takes effect at the end of the paid period.',
        'A place among results that is paid for is marked with the word “Sponsored”, and never pushes another result off the first page.',
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
        'You may close your account in your settings at any time; it is erased after 14 days, in which you can take it back. We may suspend or close an account that breaks these terms or puts somebody at risk, and we say why unless the law forbids it.',
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
        'When these terms change, the new text stands here with its date. If a change takes away a right of yours, people with an account are told before it applies.',
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
