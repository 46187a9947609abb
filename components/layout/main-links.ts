import { routes } from '@/lib/platform/routes'
import { layoutTexts } from './texts'

/** The header's links; the mobile menu shows the same. */
export const mainLinks = [
  { href: routes.search(), label: layoutTexts.findCare },
  { href: routes.familyResources(), label: layoutTexts.resources },
  { href: routes.providerResources(), label: layoutTexts.forProviders },
] as const
