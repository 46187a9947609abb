import { defineRoute } from '@/lib/access/routes/define-route'
import { createMemoryCache } from '@/lib/platform/cache/memory-cache'
import { now } from '@/lib/platform/time/clock'
import { findSetting } from '@/lib/settings/queries'
import { isShownAt } from '@/lib/settings/rules'

/** Every page requests it, so the database is queried only occasionally; a notice may appear half a minute late. */
const getCached = createMemoryCache<Awaited<ReturnType<typeof findSetting<'notice'>>>>({ maxEntries: 1, seconds: 15 })

export const GET = defineRoute({
  access: 'public',
  handle: async () => {
    const { value } = await getCached('notice', () => findSetting('notice'))
    const text = value && isShownAt(value, now()) ? value.text : null
    return Response.json({ text }, { headers: { 'cache-control': 'public, max-age=15' } })
  },
})
