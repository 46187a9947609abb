/** The results of a search: they depend on the query alone and on nobody's cookie. @param {string} path */
export const isSearch = (path) => path === '/search'

/** These read their whole query, or send it on to sign-in and back; endpoints among them. */
const READ_WHOLE_QUERY =
  /^\/(?:api|dev|tools\/cost-estimator|answer-request|article-preview|confirm-facts|report-review|unsubscribe|claim|notifications|settings|saved-searches|caregiver-dashboard|careprovider-dashboard|admin|admin-dashboard|provider-profile-preview|provider\/[^/]+\/(?:request|review))(?:\/|$)/

/** A Google place, and a tour on another site: rendered per request, whatever the query says. */
const WITHOUT_QUERY = /^\/provider\/(?:ChIJ[A-Za-z0-9_-]{10,120}|[^/]+\/tour\/[^/]+)$/

/** @param {string} path */
export const readsWholeQuery = (path) => READ_WHOLE_QUERY.test(path)

/**
 * Whether Next renders the page anew for each request. All others are cached pages, or none at all.
 * @param {string} path as the request line has it, without the query; Next finds no page under another spelling
 */
export const isRenderedPerRequest = (path) => isSearch(path) || READ_WHOLE_QUERY.test(path) || WITHOUT_QUERY.test(path)
