/** Where somebody's words come near a statement of our own, as who. Each value is tried by itself; `*` in a path marks one. */
export const TARGETS = [
  {
    url: '/api/places/search?zipCode=32801&distance=10&age=14&openings=confirmed&priceRange=0-300&program=vpk&kind=center&amenity=nap_room&language=spanish&dropOff=07:00&sort=price&page=1',
  },
  { url: '/search?zipCode=32801&sort=price' },
  { url: '/api/places/autocomplete?input=orl' },
  { url: '/api/map/places?bounds=28,-82,29,-81' },
  { url: '/tools/cost-estimator?place=Orlando' },
  { url: '/daycare/orlando-fl*' },
  { url: '/provider/nobody-orlando-fl-zzzz*' },
  { url: '/api/auth/login', body: { email: 'parent@nookling.test', password: 'three green boats' } },
  { url: '/api/auth/forgot-password', body: { email: 'nobody@home.test' } },
  { url: '/api/analytics/pageviews', body: { path: '/faq' } },
  { url: '/api/favorites/rows?ids=nobody-k3f9', as: 'parent' },
  { url: '/api/calendar/entries', as: 'parent', body: { title: 'A visit', day: '2027-03-04' } },
  { url: '/careprovider-dashboard/leads?stage=all&need=all&q=kim', as: 'provider' },
  { url: '/api/careprovider/analytics?period=weekly', as: 'provider' },
  { url: '/claim?q=harbor', as: 'provider' },
  { url: '/admin/users?q=kim&role=caregiver&status=active', as: 'admin' },
  { url: '/admin/providers?q=harbor&status=open&source=sample', as: 'admin' },
  { url: '/admin/audit-log?person=kim&action=account.registered&from=2026-01-01', as: 'admin' },
]
