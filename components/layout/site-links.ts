import { routes } from '@/lib/platform/http/routes'
import { layoutMessages } from './messages'

/** The header's links; the mobile menu shows the same. */
export const mainLinks = [
  { href: routes.search(), label: layoutMessages.findCare },
  { href: routes.familyResources(), label: layoutMessages.resources },
  { href: routes.providerResources(), label: layoutMessages.forProviders },
] as const

type FooterGroup = { heading: string; links: readonly { href: string; label: string }[] }

export const footerGroups: readonly FooterGroup[] = [
  {
    heading: layoutMessages.forFamilies,
    links: [
      { href: routes.search(), label: layoutMessages.findCare },
      { href: routes.browseLocations(), label: layoutMessages.browseLocations },
      { href: routes.familyResources(), label: layoutMessages.familyResources },
      { href: routes.costEstimator(), label: layoutMessages.costEstimator },
      { href: routes.readinessQuiz(), label: layoutMessages.readinessQuiz },
      { href: routes.safety(), label: layoutMessages.safety },
      { href: routes.blog(), label: layoutMessages.blog },
    ],
  },
  {
    heading: layoutMessages.forProviders,
    links: [
      { href: routes.findToClaim(), label: layoutMessages.providerClaim },
      { href: routes.providerResources(), label: layoutMessages.providerResources },
    ],
  },
  {
    heading: layoutMessages.signInHeading,
    links: [
      { href: routes.parentLogin(), label: layoutMessages.parentLogin },
      { href: routes.providerLogin(), label: layoutMessages.providerLogin },
      { href: routes.vendorLogin(), label: layoutMessages.vendorLogin },
    ],
  },
  {
    heading: layoutMessages.about,
    links: [
      { href: routes.faq(), label: layoutMessages.faq },
      { href: routes.reviewGuidelines(), label: layoutMessages.reviewGuidelines },
      { href: routes.developers(), label: layoutMessages.developers },
      { href: routes.privacyPolicy(), label: layoutMessages.privacyPolicy },
      { href: routes.termsOfService(), label: layoutMessages.termsOfService },
    ],
  },
]
