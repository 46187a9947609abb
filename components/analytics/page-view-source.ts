import type { PageViewSource } from '@/lib/analytics/schema'
import { routes } from '@/lib/platform/routes'
import { listBefore } from './left-for'

/** Where somebody was before the provider's page that is shown now. Nothing but the kind of page leaves this function. */
export function pageViewSource(id: string): PageViewSource {
  const list = listBefore(id)
  if (list) return kindOf(list)
  const [load] = performance.getEntriesByType('navigation')
  // Loaded as another page: the browser came here by a link on one of ours.
  if (load?.name && new URL(load.name).pathname !== window.location.pathname) return 'here'
  if (!document.referrer) return 'direct'
  const before = new URL(document.referrer)
  return before.origin === window.location.origin ? kindOf(before.pathname) : 'elsewhere'
}

/** A page of a care type at a location: "/daycare/orlando-fl", and its further pages. */
const LANDING = /^\/[a-z-]+\/[a-z0-9-]+-[a-z]{2}(\/page\/\d+)?$/

function kindOf(path: string): PageViewSource {
  if (path === routes.search()) return 'search'
  return LANDING.test(path) ? 'landing' : 'here'
}
