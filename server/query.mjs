import { isSearch, readsWholeQuery } from './rendered-per-request.mjs'

/**
 * The parameters of the search page in the order of its address. lib/search/schema.ts defines what each may say, and a test
 * holds that both name the same; `filters=all` renders every group of filters, for browsers without JavaScript.
 */
export const SEARCH_PARAMETERS = [
  ...['zipCode', 'filters'],
  ...['age', 'ageRange', 'born', 'start', 'openings', 'priceRange', 'kind', 'childcareType', 'curriculumStyle'],
  ...['accreditation', 'teacherRatio', 'dropOff', 'pickUp', 'program', 'schedule', 'amenity', 'language', 'openNow'],
  ...['distance', 'workZip', 'detour', 'bounds', 'view', 'sort', 'page'],
]

/** Next's own files and, while developing, its endpoints. */
const OF_NEXT = /^\/(?:_next\/|__nextjs)/

/** next.config.mjs redirects "?page=2" of a landing page to a page of its own. */
const LANDING_PAGE = /^\/(?:daycare|preschool|montessori)\/[^/]+$/
const FURTHER_PAGE = /^(?:[2-9]|[1-9][0-9]{1,3})$/

/** Next's router puts it into its own requests, to keep them apart from the page itself in every cache. */
const ROUTER_PARAMETER = '_rsc'
const HASH = /^[\w-]{0,16}$/

/**
 * Removes from the address what the page does not read. Next writes the query of the request that generates a cached page into
 * the page, where every later visitor would find it; and equal searches get one address.
 */
export function dropUnreadQuery(request, _response, next) {
  const { method, url = '', headers } = request
  if (method === 'GET' || method === 'HEAD') request.url = withReadQuery(url, headers.rsc !== undefined)
  return next()
}

/** @param {string} url as the request line has it @param {boolean} [isOfRouter] whether Next's router sent the request */
export function withReadQuery(url, isOfRouter = false) {
  const start = url.indexOf('?')
  if (start < 0) return url
  const path = url.slice(0, start)
  if (OF_NEXT.test(path) || readsWholeQuery(path)) return url
  const given = new URLSearchParams(url.slice(start + 1))
  const read = new URLSearchParams()
  for (const name of parametersOf(path)) for (const value of given.getAll(name)) read.append(name, value)
  if (LANDING_PAGE.test(path) && FURTHER_PAGE.test(given.get('page') ?? '')) read.set('page', given.get('page') ?? '')
  const router = given.get(ROUTER_PARAMETER)
  if (isOfRouter && router !== null && HASH.test(router)) read.set(ROUTER_PARAMETER, router)
  return read.size > 0 ? `${path}?${read}` : path
}

const parametersOf = (path) => (isSearch(path) ? SEARCH_PARAMETERS : [])
