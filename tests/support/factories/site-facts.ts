import type { SiteFacts } from '@/lib/admin/site-health/schema'

/** An installation in which nothing needs anybody. */
export const buildSiteFacts = (overrides: Partial<SiteFacts> = {}): SiteFacts => ({
  database: { version: '18.1', millis: 2 },
  directory: { hasPlaces: true, hasProviders: true },
  jobs: { runners: 1, overdue: 0, failed: 0 },
  mail: { isSet: true, waiting: 0, refused: 0, failed: 0 },
  files: { where: 'bucket', isWritable: true },
  pages: { acceptsRemoteRevalidation: true },
  google: { isSet: true, callsToday: 1_200, budget: 2_000 },
  payments: { acceptsCards: false, hasInstructions: false },
  ...overrides,
})
