import dynamic from 'next/dynamic'

/** What components in the browser need, one script for each part of the site. */
export const browser = {
  site: dynamic(() => import('./site')),
}
