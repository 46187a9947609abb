import { readPath } from '../lib/platform/language/addresses.mjs'

/** The path without its language. @param {string} path */
const withoutLanguage = (path) => readPath(path).path

/** The results page of a search. It depends only on the query, not on cookies. @param {string} path */
export const isSearch = (path) => withoutLanguage(path) === '/search'

/** Pages and endpoints that read their whole query, or pass it on to the sign-in page and back. */
const READ_WHOLE_QUERY =
  /^\/(?:api|dev|tools\/cost-estimator|tools\/local-numbers|answer-request|article-preview|confirm-facts|report-review|unsubscribe|claim|notifications|settings|saved-searches|caregiver-dashboard|careprovider-dashboard|admin|admin-dashboard|provider-profile-preview|provider\/[^/]+\/(?:request|review))(?:\/|$)/

/** Rendered per request without reading a query: a Google place, and a virtual tour on another site. */
const WITHOUT_QUERY = /^\/provider\/(?:ChIJ[A-Za-z0-9_-]{10,120}|[^/]+\/tour\/[^/]+)$/

/** @param {string} path */
export const readsWholeQuery = (path) => READ_WHOLE_QUERY.test(withoutLanguage(path))

/**
 * Whether Next renders the page for each request. All other pages are cached.
 * @param {string} path from the request line, without the query
 */
export const isRenderedPerRequest = (path) =>
  isSearch(path) || readsWholeQuery(path) || WITHOUT_QUERY.test(withoutLanguage(path))

/**
 * The parameters of the search page in the order of its address. lib/search/schema.ts defines their values, and a test checks that both
 * lists match. `skipped` has the words typed into the place field that were not understood. `filters=all` renders every group of filters, for
 * browsers without JavaScript.
 */
export const SEARCH_PARAMETERS = [
  ...['zipCode', 'skipped', 'filters', 'age', 'start', 'days', 'dropOff', 'pickUp'],
  ...['ageRange', 'openings', 'priceRange', 'over', 'kind', 'childcareType', 'curriculumStyle'],
  ...['accreditation', 'teacherRatio', 'program', 'schedule', 'amenity', 'language', 'openNow', 'hide'],
  ...['distance', 'workZip', 'detour', 'bounds', 'view', 'sort', 'page'],
]

/** This response stays open as long as its page, so its duration is neither limited nor measured. */
export const EVENT_STREAM = '/api/live'

/** Next's own files and, in development, its endpoints. */
const NEXT_PATH = /^\/(?:_next\/|__nextjs)/

/** next.config.mjs redirects "?page=2" of a landing page to a separate page. */
const LANDING_PAGE = /^\/(?:daycare|preschool|montessori)\/[^/]+$/i
const FURTHER_PAGE = /^(?:[2-9]|[1-9][0-9]{1,3})$/

/** Added by Next's router to its own requests, so that caches distinguish them from the page itself. */
const ROUTER_PARAMETER = '_rsc'
const HASH = /^[\w-]{0,16}$/

/**
 * Removes query parameters that the page does not read. Otherwise Next would write the query of the request that generates a cached page
 * into that page, for all later visitors. Equal searches also get the same address.
 */
export function removeUnreadQuery(request, _response, next) {
  const { method, url = '', headers } = request
  if (method === 'GET' || method === 'HEAD') request.url = withoutUnreadQuery(url, headers.rsc !== undefined)
  return next()
}

/** @param {string} url from the request line @param {boolean} [isFromRouter] whether Next's router sent the request */
export function withoutUnreadQuery(url, isFromRouter = false) {
  const start = url.indexOf('?')
  if (start < 0) return url
  const path = url.slice(0, start)
  if (NEXT_PATH.test(path) || readsWholeQuery(path)) return url
  const original = new URLSearchParams(url.slice(start + 1))
  const remaining = new URLSearchParams()
  for (const name of parametersOf(path)) for (const value of original.getAll(name)) remaining.append(name, value)
  const page = original.get('page') ?? ''
  if (LANDING_PAGE.test(withoutLanguage(path)) && FURTHER_PAGE.test(page)) {
    // An address with capitals goes to the separate page, which redirects to the right address in one step.
    if (/[A-Z]/.test(path)) return `${path}/page/${page}`
    remaining.set('page', page)
  }
  const routerValue = original.get(ROUTER_PARAMETER)
  if (isFromRouter && routerValue !== null && HASH.test(routerValue)) remaining.set(ROUTER_PARAMETER, routerValue)
  return remaining.size > 0 ? `${path}?${remaining}` : path
}

const parametersOf = (path) => (isSearch(path) ? SEARCH_PARAMETERS : [])
