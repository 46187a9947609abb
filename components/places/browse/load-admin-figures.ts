import { z } from 'zod'
import { callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'
import type { LandingPageHealth } from '@/lib/providers/types'

const views = z.record(z.string(), z.number())
const health: z.ZodType<LandingPageHealth[]> = z.array(
  z.object({
    url: z.string(),
    providers: z.number(),
    changedAt: z.string().nullable(),
    isIndexable: z.boolean(),
    words: z.object({ percent: z.number(), sister: z.string().nullable() }).nullable(),
  }),
)

export type Figures = { views: Record<string, number>; health: ReadonlyMap<string, LandingPageHealth> }

/** Fetches the statistics of all landing pages for admins. */
export async function loadAdminFigures(): Promise<Figures> {
  const [viewCounts, pageHealth] = await Promise.all([
    callApi(routes.api.pageViews()),
    callApi(routes.api.landingPages()),
  ])
  return { views: views.parse(viewCounts), health: new Map(health.parse(pageHealth).map((page) => [page.url, page])) }
}
