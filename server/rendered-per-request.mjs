/** The results page of a search. It depends only on the query, not on cookies. @param {string} path */
export const isSearch = (path) => path === '/search'

/** Pages and endpoints that read their whole query, or pass it on to the sign-in page and back. */
const READ_WHOLE_QUERY =
  /^\/(?:api|dev|tools\/cost-estimator|tools\/local-numbers|answer-request|article-preview|confirm-facts|report-review|unsubscribe|claim|notifications|settings|saved-searches|caregiver-dashboard|careprovider-dashboard|admin|admin-dashboard|provider-profile-preview|provider\/[^/]+\/(?:request|review))(?:\/|$)/

/** Rendered per request without reading a query: a Google place, and a virtual tour on another site. */
const WITHOUT_QUERY = /^\/provider\/(?:ChIJ[A-Za-z0-9_-]{10,120}|[^/]+\/tour\/[^/]+)$/

/** @param {string} path */
export const readsWholeQuery = (path) => READ_WHOLE_QUERY.test(path)

/**
 * Whether Next renders the page for each request. All other pages are cached.
 * @param {string} path from the request line, without the query
 */
export const isRenderedPerRequest = (path) => isSearch(path) || READ_WHOLE_QUERY.test(path) || WITHOUT_QUERY.test(path)
