/**
 * Requests whose input reaches SQL, and the role that sends them. Each parameter is tried separately; `*` in a path marks one. `answers` is the
 * expected status if it is not 200. `only`: the one parameter to try. `anew`: a parameter to randomize, where too many tries with one value are
 * rejected.
 */
export const TARGETS = [
  {
    url: '/api/places/search?zipCode=32801&distance=10&age=14&openings=confirmed&priceRange=0-300&program=vpk&kind=center&amenity=nap_room&language=spanish&dropOff=07:00&sort=price&page=1',
  },
  { url: '/search?zipCode=32801&sort=price' },
  { url: '/api/places/autocomplete?input=orl' },
  { url: '/api/map/places?bounds=28,-82,29,-81' },
  { url: '/tools/cost-estimator?place=Orlando' },
  { url: '/daycare/orlando-fl*' },
  { url: '/provider/nobody-orlando-fl-zzzz*', answers: 404 },
  {
    url: '/api/auth/login',
    body: { email: 'nobody@home.test', password: 'three green boats' },
    only: 'email',
    answers: 401,
  },
  {
    ...{ url: '/api/auth/login', body: { email: 'someone@home.test', password: 'three green boats' } },
    ...{ only: 'password', anew: 'email', answers: 401 },
  },
  { url: '/api/auth/forgot-password', body: { email: 'nobody@home.test' } },
  { url: '/api/analytics/pageviews', body: { path: '/faq' }, answers: 204 },
  { url: '/api/favorites/rows?ids=nobody-k3f9', as: 'parent' },
  { url: '/api/calendar/entries', as: 'parent', body: { title: 'A visit', day: '2027-03-04' }, answers: 201 },
  { url: '/careprovider-dashboard/leads?stage=all&need=all&q=kim', as: 'provider' },
  { url: '/api/careprovider/analytics?period=weekly', as: 'provider' },
  { url: '/claim?q=harbor', as: 'provider' },
  { url: '/admin/users?q=kim&role=caregiver&status=active', as: 'admin' },
  { url: '/admin/providers?q=harbor&status=open&source=sample', as: 'admin' },
  { url: '/admin/audit-log?person=kim&action=account.registered&from=2026-01-01', as: 'admin' },
]
