import { routes } from '@/lib/platform/http/routes'
import type en from '@/messages/en/layout/frame.json'

/** The header's links; the mobile menu shows the same. */
export const mainLinks = [
  { href: routes.search(), label: 'findCare' },
  { href: routes.familyResources(), label: 'resources' },
  { href: routes.providerResources(), label: 'forProviders' },
] as const

/** Keys of messages/en/layout/frame.json that can be a label: their texts have no parameters. */
type Label = Exclude<keyof typeof en, 'moreTab' | 'about' | 'homeLink'>

type FooterGroup = { heading: Label | 'about'; links: readonly { href: string; label: Label }[] }

export const footerGroups: readonly FooterGroup[] = [
  {
    heading: 'forFamilies',
    links: [
      { href: routes.search(), label: 'findCare' },
      { href: routes.browseLocations(), label: 'browseLocations' },
      { href: routes.familyResources(), label: 'familyResources' },
      { href: routes.costEstimator(), label: 'costEstimator' },
      { href: routes.readinessQuiz(), label: 'readinessQuiz' },
      { href: routes.safety(), label: 'safety' },
      { href: routes.blog(), label: 'blog' },
    ],
  },
  {
    heading: 'forProviders',
    links: [
      { href: routes.findToClaim(), label: 'providerClaim' },
      { href: routes.providerResources(), label: 'providerResources' },
    ],
  },
  {
    heading: 'signInHeading',
    links: [
      { href: routes.parentLogin(), label: 'parentLogin' },
      { href: routes.providerLogin(), label: 'providerLogin' },
      { href: routes.vendorLogin(), label: 'vendorLogin' },
    ],
  },
  {
    heading: 'about',
    links: [
      { href: routes.faq(), label: 'faq' },
      { href: routes.reviewGuidelines(), label: 'reviewGuidelines' },
      { href: routes.developers(), label: 'developers' },
      { href: routes.privacyPolicy(), label: 'privacyPolicy' },
      { href: routes.termsOfService(), label: 'termsOfService' },
    ],
  },
]
