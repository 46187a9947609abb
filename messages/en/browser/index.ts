import dynamic from 'next/dynamic'

/** What components in the browser need, one script for each part of the site. */
export const browser = {
  site: dynamic(() => import('./site')),
  rows: dynamic(() => import('./rows')),
  account: dynamic(() => import('./account')),
  search: dynamic(() => import('./search')),
  searchLater: dynamic(() => import('./search-later')),
  provider: dynamic(() => import('./provider')),
  providerLater: dynamic(() => import('./provider-later')),
  favorites: dynamic(() => import('./favorites')),
  reading: dynamic(() => import('./reading')),
  films: dynamic(() => import('./films')),
  reporting: dynamic(() => import('./reporting')),
  accountPages: dynamic(() => import('./account-pages')),
  caregiver: dynamic(() => import('./caregiver')),
  careprovider: dynamic(() => import('./careprovider')),
  admin: dynamic(() => import('./admin')),
}
