import { routes } from '@/lib/platform/http/routes'
import { isLandingCareType } from '@/lib/providers/landing/rules/pages'

/** `place`: what a landing page is about; whether there is such a place the database knows. */
export type CountedPage = { path: string; place: string | null }

/** Pages whose words stand in the code. Those of providers are counted as interactions, each with where it was opened from. */
const PAGES: ReadonlySet<string> = new Set([
  routes.home(),
  routes.familyResources(),
  routes.safety(),
  routes.providerResources(),
  routes.faq(),
  routes.blog(),
  routes.costEstimator(),
  routes.readinessQuiz(),
  routes.reviewGuidelines(),
  routes.privacyPolicy(),
  routes.termsOfService(),
])

/** A city ("orlando-fl"), a county ("orange-county-fl") or a ZIP code. */
const PLACE = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*-[a-z]{2}|\d{5})$/

/** What of an address is counted: the page, without query; a list's further pages are not. Null for any other address. */
export function countedPage(path: string): CountedPage | null {
  if (PAGES.has(path)) return { path, place: null }
  const [, careType = '', place = '', ...more] = path.split('/')
  return more.length === 0 && isLandingCareType(careType) && PLACE.test(place) ? { path, place } : null
}
