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

/** The visitors' version of docs/privacy.md, which is for operators; change both together. */
export const privacy: Policy = {
  title: 'Privacy Policy',
  metaTitle: `Privacy Policy: what ${name} keeps and why`,
  description: `What ${name} collects, why, who sees it, how long it is kept, and how to get, correct or delete it. We never sell your data.`,
  lead: 'What is collected, why, and what you can do about it, in nine sections. The short form: as little as possible, and never for sale.',
  sections: [
    {
      heading: 'What we collect',
      blocks: [
        'To search and read you give us nothing but the request itself: the ZIP code or city you look for, and the network address that every request carries. The address is used to hold off abuse; what is stored of it is a keyed hash that cannot be read back, and it is not kept with your searches.',
        'If you open an account, we keep:',
        [
          'your name and e-mail address, your picture if you add one, and your password in a form that cannot be read back',
          'as a parent, what you enter: a child’s name and month of birth, what your family needs, the providers and searches that you save, your notes, tours and calendar',
          'as a provider, what you said of your work, the pages that you claim or manage, and what you sent as evidence for a claim',
          'what you write and send here: messages with their pictures and files, reviews and answers, reports',
          'the browsers in which you are signed in, and a log of what happened to the account, such as sign-ins and changes',
        ],
        'If you write to us, we keep the correspondence. Names, addresses and phone numbers of providers are facts about a business, from public records and from the providers.',
      ],
    },
    {
      heading: 'How we use it',
      blocks: [
        'To answer your search, to show what fits your family, to run your account, to pass on what you send to a provider or a parent, to send the mails you chose and those an account needs, and to keep the site safe.',
        'We count how often pages and providers are seen and what is searched for around a place, and a provider sees those numbers for its own page. So that one person counts once a day, the server makes a hash of address, browser and language under a secret that is thrown away with the day; afterwards nobody, not even we, can tell whom it stood for. No cookie is set for it, and no number shown to others points to one person.',
        'We make no profile of you and show no advertising based on who you are.',
      ],
    },
    {
      heading: 'Who sees it',
      blocks: [
        'A provider sees what you send to that provider; while nobody has claimed its page, whoever has the link that we mail to its e-mail address on file. A comparison is seen by whoever has the link that you made for it, without your notes and without your children. A review shows the name you chose for it. Your calendar’s address shows your dates to whoever has it, until you turn it off.',
        'Our own staff sees what it needs to decide about claims, changes and reports, to find faults and to answer you.',
        'We do not sell or rent personal data, and we do not pass it to advertisers. We disclose it when the law compels us, and to companies that run our servers or send our mail, who may use it for nothing else. Where our directory has nobody near a place, we may ask Google for that place; Google then learns the place from our server, and nothing of you.',
      ],
    },
    {
      heading: 'Cookies and storage in your browser',
      blocks: [
        'Pages that are open to everyone set no cookie. Signing in sets three, which an account needs: one keeps you signed in, one tells pages that somebody is, and one, for a year, lets you in when others guess at your password. There are no cookies for counting or advertising, and no other company’s scripts.',
        'Beside them your own browser keeps, and does not send to us until you do:',
        [
          'name, picture and rating of a provider you opened, your last search, and what you typed but did not send, until you close the tab',
          'providers that you save before you have an account, until you remove them or sign in as a parent, which brings them into your account',
          'what you tick on the safety checklist, until you clear it',
          'for a signed-in parent, that lists leave room for what fits their child, until they sign out, and which child they chose last, by number, until the tab is closed; neither says anything of the child',
        ],
      ],
    },
    {
      heading: 'How long we keep it',
      blocks: [
        'An account’s data is kept as long as the account exists. Some of it goes earlier:',
        [
          'links in mails: 60 minutes; a session: 30 days; a copy of your data that you asked for: 7 days',
          'a document sent with a claim: 30 days after the decision',
          'the record that a mail was sent: 30 days, and its words until it is sent',
          'what a saved search found: 60 days; notifications: 180 days after you read them',
          'the hashes of those who were counted: until the next day',
        ],
        'When you delete your account, it is closed at once and erased after 14 days, in which you can take it back. Your messages, reviews, children and favorites go with it. What stays is what the law orders us to keep, such as invoices, and the log of what happened to which account number, without name, address or text. Backups hold what they held until they are thrown away.',
      ],
    },
    {
      heading: 'Security',
      blocks: [
        'Connections are encrypted, passwords are stored as salted hashes, pictures lose the place where they were taken, and only those who need access have it; admins need a second factor. No system is perfectly safe: if data of yours is affected by an incident, we tell you.',
      ],
    },
    {
      heading: 'Your choices and rights',
      blocks: [
        'In your settings you can change what you entered, choose which mails you get, end sessions in other browsers, download a copy of your data, and delete your account. Mails that an account does not need have a link that ends them.',
        'You may also ask us for a copy of your data, have it corrected, have it deleted, and object to a use of it. Write to the address below; we may ask for a proof that it is you.',
      ],
    },
    {
      heading: 'Children',
      blocks: [
        `${name} is for adults. We do not knowingly collect data of children under 13. What a parent enters about a child, such as a name or a month of birth, belongs to the parent’s account, is shown to nobody else, and is deleted with it; a provider learns of a child what the parent writes, and the age if the parent gives it. If you believe a child gave us data, write to us and we delete it.`,
      ],
    },
    {
      heading: 'Changes and contact',
      blocks: [
        'When this policy changes, the new text stands here with its date.',
        `Privacy questions and requests: ${SITE.privacyEmail}. We respond within 30 days.`,
      ],
    },
  ],
}
