import { careTypeOfSlug } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import { readPath } from '@/lib/platform/language/addresses.mjs'

/** `place` is the slug or ZIP code of a landing page; whether it exists is checked in the database. */
type CountedPage = { path: string; place: string | null }

/** Pages without a place in their address. Provider pages are counted as interactions, with their source. */
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

/** The page that an address counts for, regardless of its language. Null for later pages of a list and all other paths. */
export function countedPage(address: string): CountedPage | null {
  const { path } = readPath(address)
  if (PAGES.has(path)) return { path, place: null }
  const [, careType = '', place = '', ...more] = path.split('/')
  return more.length === 0 && careTypeOfSlug(careType) && PLACE.test(place) ? { path, place } : null
}
