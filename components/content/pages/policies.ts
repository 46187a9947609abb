import { stateName } from '@/lib/places/rules/place-names'
import { SITE } from '@/lib/platform/config/site'
import { legal } from '@/site.config'
import type { Policy } from './policy-view'

const name = SITE.name
/** "the State of Florida" */
const governingLaw = `the State of ${stateName(legal.governingState)}`

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
        `These terms are governed by the law of ${governingLaw}. Please write to us first; most things can be settled that way. Disputes under $10,000 go to mediation or to small claims court. Larger ones may need binding arbitration.`,
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

/** The visitors' version of docs/privacy.md, which is for operators; change both together. */
export const privacy: Policy = {
  title: 'Privacy Policy',
  metaTitle: `Privacy Policy: what ${name} keeps and why`,
  description: `What ${name} collects, why, who sees it, how long it is kept, and how to get, correct or delete it. We never sell your data.`,
  lead: 'What we collect, why, and what you can do about it, in nine sections. In short: as little as possible, and never for sale.',
  sections: [
    {
      heading: 'What we collect',
      blocks: [
        'To search and read, you give us nothing but the request itself: the ZIP code or city you look for, and the network address that every request carries. We use the address to prevent abuse; we store only a keyed hash of it that nobody can read back, and not together with your searches.',
        'If you open an account, we keep:',
        [
          'your name and e-mail address, your picture if you add one, and your password in a form that nobody can read back',
          'as a parent, what you enter: a child’s name and month of birth, what your family needs, the providers and searches you save, your notes, tours and calendar',
          'as a provider, what you tell us about your work, the pages you claim or manage, and what you send as evidence for a claim',
          'what you write and send here: messages with their pictures and files, reviews and replies, reports',
          'the browsers you’re signed in with, and a log of what happened to the account, such as sign-ins and changes',
        ],
        'If you write to us, we keep the correspondence. Names, addresses and phone numbers of providers are facts about a business, from public records and from the providers.',
      ],
    },
    {
      heading: 'How we use it',
      blocks: [
        'To answer your search, show what fits your family, run your account, pass on what you send to a provider or a parent, send the e-mails you chose and those an account needs, and keep the site safe.',
        'We count how often people see pages and providers and what they search for around a place, and a provider sees those numbers for its own page. To count each person once a day, the server makes a hash of address, browser and language with a secret that we throw away at the end of the day; after that, nobody, not even us, can tell who it was. We set no cookie for it, and no number we show to others points to one person.',
        'We don’t build a profile of you or show advertising based on who you are.',
      ],
    },
    {
      heading: 'Who sees it',
      blocks: [
        'A provider sees what you send to that provider; while nobody has claimed its page, so does anyone with the link we e-mail to its address on file. Anyone with the link you made can see a comparison, without your notes and without your children. A review shows the name you chose for it. Anyone with your calendar’s address can see your dates, until you turn it off.',
        'Our own staff sees what it needs to decide about claims, changes and reports, to find faults and to answer you.',
        'We do not sell or rent personal data, and we do not pass it to advertisers. We disclose it when the law compels us, and to companies that run our servers or send our mail, who may use it for nothing else. Where our directory has no one near a place, we may ask Google about that place; Google then learns the place from our server, and nothing about you.',
      ],
    },
    {
      heading: 'Cookies and storage in your browser',
      blocks: [
        'Public pages set no cookies. Signing in sets three, which an account needs: one keeps you signed in, one tells pages that someone is, and one, for a year, lets you in when others guess at your password. We use no cookies for counting or advertising, and no other company’s scripts.',
        'Your own browser also keeps the following, and doesn’t send it to us until you do:',
        [
          'name, picture and rating of a provider you opened, your last search, and what you typed but did not send, until you close the tab',
          'providers you save before you have an account, until you remove them or sign in as a parent, which moves them to your account',
          'what you check on the safety checklist, until you clear it',
          'for a signed-in parent, that lists leave room for what fits their child, until they sign out, and which child they chose last, by number, until the tab is closed; neither says anything about the child',
        ],
      ],
    },
    {
      heading: 'How long we keep it',
      blocks: [
        'We keep an account’s data as long as the account exists, and delete some of it earlier:',
        [
          'links in e-mails: 60 minutes; a session: 30 days; a copy of your data you asked for: 7 days',
          'a document sent with a claim: 30 days after the decision',
          'the record that we sent an e-mail: 30 days, and its text until it is sent',
          'what a saved search found: 60 days; notifications: 180 days after you read them',
          'the hashes for counting: until the next day',
        ],
        'When you delete your account, we close it right away and erase it after 14 days; until then you can take it back. This includes your messages, reviews, children and favorites. We keep what the law requires, such as invoices, and the log of what happened to which account number, without name, address or text. Backups keep what they had until we throw them away.',
      ],
    },
    {
      heading: 'Security',
      blocks: [
        'We encrypt connections, store passwords as salted hashes, remove where pictures were taken, and give access only to those who need it; admins need a second factor. No system is perfectly safe: if an incident affects your data, we tell you.',
      ],
    },
    {
      heading: 'Your choices and rights',
      blocks: [
        'In your settings you can change what you entered, choose which e-mails you get, sign out other browsers, download a copy of your data, and delete your account. E-mails that an account doesn’t need have a link to stop them.',
        'You may also ask us for a copy of your data, have it corrected or deleted, and object to a use of it. Write to the address below; we may ask you to prove that it’s you.',
      ],
    },
    {
      heading: 'Children',
      blocks: [
        `${name} is for adults. We do not knowingly collect data of children under 13. What a parent enters about a child, such as a name or a month of birth, belongs to the parent’s account, is shown to nobody else, and is deleted with it; a provider learns about a child what the parent writes, and the age if the parent gives it. If you believe a child gave us data, write to us and we’ll delete it.`,
      ],
    },
    {
      heading: 'Changes and contact',
      blocks: [
        'When this policy changes, we publish the new text here with its date.',
        `Privacy questions and requests: ${SITE.privacyEmail}. We respond within 30 days.`,
      ],
    },
  ],
}
