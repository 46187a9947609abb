import { routes } from '@/lib/platform/routes'
import { layoutTexts } from './texts'

type FooterGroup = { heading: string; links: readonly { href: string; label: string }[] }

export const footerGroups: readonly FooterGroup[] = [
  {
    heading: layoutTexts.forFamilies,
    links: [
      { href: routes.search(), label: layoutTexts.findCare },
      { href: routes.browseLocations(), label: layoutTexts.browseLocations },
      { href: routes.familyResources(), label: layoutTexts.familyResources },
      { href: routes.costEstimator(), label: layoutTexts.costEstimator },
      { href: routes.readinessQuiz(), label: layoutTexts.readinessQuiz },
      { href: routes.safety(), label: layoutTexts.safety },
      { href: routes.blog(), label: layoutTexts.blog },
    ],
  },
  {
    heading: layoutTexts.forProviders,
    links: [
      { href: routes.findToClaim(), label: layoutTexts.providerClaim },
      { href: routes.providerResources(), label: layoutTexts.providerResources },
    ],
  },
  {
    heading: layoutTexts.signInHeading,
    links: [
      { href: routes.parentLogin(), label: layoutTexts.parentLogin },
      { href: routes.providerLogin(), label: layoutTexts.providerLogin },
      { href: routes.vendorLogin(), label: layoutTexts.vendorLogin },
    ],
  },
  {
    heading: layoutTexts.about,
    links: [
      { href: routes.faq(), label: layoutTexts.faq },
      { href: routes.reviewGuidelines(), label: layoutTexts.reviewGuidelines },
      { href: routes.privacyPolicy(), label: layoutTexts.privacyPolicy },
      { href: routes.termsOfService(), label: layoutTexts.termsOfService },
    ],
  },
]
