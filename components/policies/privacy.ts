import { SITE } from '@/lib/platform/site'
import type { Policy } from './types'

const name = SITE.name

export const privacy: Policy = {
  title: 'Privacy Policy',
  metaTitle: `Privacy Policy: what ${name} keeps and why`,
  description: `What ${name} collects, why, who sees it, how long it is kept, and how to get, correct or delete it. We never sell your data.`,
  lead: 'What is collected, why, and what you can do about it, in nine sections. The short form: as little as possible, and never for sale.',
  sections: [
    {
      heading: 'What we collect',
      blocks: [
        'To search and read you give us nothing but the request itself: the ZIP code or city you look for, and the network address every request carries. The address is used to hold off abuse and is not kept with your searches.',
        'If you open an account, we keep your name, your e-mail address, your password in a form that cannot be read back, and what you enter yourself, such as a child’s name and month of birth, what your family needs, or your favorites.',
        'If you write to us, we keep the correspondence.',
      ],
    },
    {
      heading: 'How we use it',
      blocks: [
        'To answer your search, to run your account, to pass on the messages you send to a provider, to keep the site safe, and to count visits of pages and what is searched for. Counts shown to others never point to one person.',
      ],
    },
    {
      heading: 'Who sees it',
      blocks: [
        'A provider sees what you send to that provider; while nobody has claimed its page, whoever has the link that we mail to its e-mail address on file. A review shows the name you chose for it. We do not sell or rent personal data, and we do not pass it to advertisers. We disclose it when the law compels us, and to companies that run our servers or send our mail, who may use it for nothing else.',
      ],
    },
    {
      heading: 'Cookies and storage in your browser',
      blocks: [
        'Pages that are open to everyone set no cookie. Signing in sets one, which keeps you signed in and is needed for it. Your browser may hold the name, picture and rating of a provider you opened, so that the page appears at once; it forgets them when you close the tab. Providers that you save before you have an account are kept in your browser, until you remove them or sign in as a parent, which brings them into your account. For a signed-in parent it keeps a mark that lists leave room for what fits their child, until they sign out, and which of their children they chose last, by number, until the tab is closed; neither says anything of the child. What you tick on the safety checklist is kept in your browser until you clear it. No other company’s scripts run on this site.',
      ],
    },
    {
      heading: 'How long we keep it',
      blocks: [
        'An account’s data is kept as long as the account exists. After you delete it, it is erased, except what the law orders us to keep, such as invoices. Technical logs are kept for a short time and then erased.',
      ],
    },
    {
      heading: 'Security',
      blocks: [
        'Connections are encrypted, passwords are stored as salted hashes, and only those who need access have it. No system is perfectly safe: if data of yours is affected by an incident, we tell you.',
      ],
    },
    {
      heading: 'Your choices and rights',
      blocks: [
        'You may ask for a copy of your data, have it corrected, have it deleted, and object to a use of it. Write to the address below; we may ask for a proof that it is you.',
      ],
    },
    {
      heading: 'Children',
      blocks: [
        `${name} is for adults. We do not knowingly collect data of children under 13. What a parent enters about a child, such as a name or a month of birth, belongs to the parent’s account and is deleted with it. If you believe a child gave us data, write to us and we delete it.`,
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
