import { stateName } from '@/lib/places/rules/place-names'
import { SITE } from '@/lib/platform/config/site'
import type { Translate } from '@/lib/platform/language/types'
import { legal } from '@/site.config'
import type { Policy } from './policy-view'

type Section<Key extends string> = {
  /** The same in every language, because links contain it. */
  id: string
  heading: Key
  /** Paragraphs, and lists of points. */
  blocks: readonly (Key | readonly Key[])[]
}

type TermsKey = Parameters<Translate<'content.terms'>>[0]

const TERMS: readonly Section<TermsKey>[] = [
  { id: 'acceptance-of-terms', heading: 'acceptance.heading', blocks: ['acceptance.agreement'] },
  {
    id: 'description-of-service',
    heading: 'service.heading',
    blocks: [
      'service.offers',
      ['service.directory', 'service.profiles', 'service.tools', 'service.resources', 'service.dashboards'],
      'service.role',
    ],
  },
  { id: 'accounts-and-registration', heading: 'accounts.heading', blocks: ['accounts.kinds'] },
  {
    id: 'acceptable-use',
    heading: 'use.heading',
    blocks: [
      'use.mayNot',
      ['use.falsehood', 'use.reviews', 'use.harassment', 'use.collecting', 'use.messages', 'use.disturbance'],
    ],
  },
  {
    id: 'provider-responsibilities',
    heading: 'providers.heading',
    blocks: ['providers.duties', 'providers.review'],
  },
  {
    id: 'content-and-intellectual-property',
    heading: 'content.heading',
    blocks: ['content.yours', 'content.reviews'],
  },
  { id: 'privacy', heading: 'privacy.heading', blocks: ['privacy.policy'] },
  {
    id: 'payment-and-subscriptions',
    heading: 'payment.heading',
    blocks: ['payment.subscriptions', 'payment.sponsored'],
  },
  { id: 'disclaimers-and-liability', heading: 'liability.heading', blocks: ['liability.limits'] },
  { id: 'safety-and-background-checks', heading: 'safety.heading', blocks: ['safety.noChecks'] },
  { id: 'termination', heading: 'termination.heading', blocks: ['termination.closing'] },
  { id: 'dispute-resolution', heading: 'disputes.heading', blocks: ['disputes.law'] },
  { id: 'changes-to-terms', heading: 'changes.heading', blocks: ['changes.notice'] },
  { id: 'contact', heading: 'contact.heading', blocks: ['contact.legal', 'contact.safety'] },
]

type PrivacyKey = Parameters<Translate<'content.privacy'>>[0]

/** The visitors' version of docs/privacy.md, which is for operators; change both together. */
const PRIVACY: readonly Section<PrivacyKey>[] = [
  {
    id: 'what-we-collect',
    heading: 'collected.heading',
    blocks: [
      'collected.searching',
      'collected.account',
      ['collected.person', 'collected.parent', 'collected.provider', 'collected.written', 'collected.sessions'],
      'collected.letters',
    ],
  },
  { id: 'how-we-use-it', heading: 'use.heading', blocks: ['use.purposes', 'use.counting', 'use.noProfile'] },
  { id: 'who-sees-it', heading: 'seen.heading', blocks: ['seen.others', 'seen.staff', 'seen.notSold'] },
  {
    id: 'cookies-and-storage-in-your-browser',
    heading: 'storage.heading',
    blocks: [
      'storage.cookies',
      'storage.browser',
      ['storage.tab', 'storage.saved', 'storage.checklist', 'storage.child'],
    ],
  },
  {
    id: 'how-long-we-keep-it',
    heading: 'kept.heading',
    blocks: [
      'kept.account',
      ['kept.links', 'kept.documents', 'kept.mail', 'kept.found', 'kept.hashes'],
      'kept.deleted',
    ],
  },
  { id: 'security', heading: 'security.heading', blocks: ['security.measures'] },
  { id: 'your-choices-and-rights', heading: 'rights.heading', blocks: ['rights.settings', 'rights.requests'] },
  { id: 'children', heading: 'children.heading', blocks: ['children.adults'] },
  { id: 'changes-and-contact', heading: 'changes.heading', blocks: ['changes.notice', 'changes.contact'] },
]

const VALUES = {
  site: SITE.name,
  state: stateName(legal.governingState),
  legalEmail: SITE.legalEmail,
  supportEmail: SITE.supportEmail,
  privacyEmail: SITE.privacyEmail,
}

function policyOf<Key extends string>(
  head: Pick<Policy, 'title' | 'lead'>,
  sections: readonly Section<Key>[],
  text: (key: Key) => string,
): Policy {
  return {
    ...head,
    sections: sections.map(({ id, heading, blocks }) => ({
      id,
      heading: text(heading),
      blocks: blocks.map((block) => (typeof block === 'string' ? text(block) : block.map(text))),
    })),
  }
}

export function termsOf(t: Translate<'content.terms'>): Policy {
  const head = { title: t('title'), lead: t('lead', { site: SITE.name }) }
  return policyOf(head, TERMS, (key) => t(key, VALUES))
}

export function privacyOf(t: Translate<'content.privacy'>): Policy {
  const head = { title: t('title'), lead: t('lead') }
  return policyOf(head, PRIVACY, (key) => t(key, VALUES))
}
