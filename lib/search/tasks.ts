import 'server-only'
import { z } from 'zod'
import { defineJob, defineTask } from '@/lib/platform/jobs/job'
import { now } from '@/lib/platform/time/clock'

const nothing = z.object({})

export const savedSearchTasks = [
  defineTask(
    defineJob('tell-search-news', nothing),
    async (_, { signal }) => (await import('./saved-searches/commands/alerts')).sendDueAlerts(now(), signal),
    {
      schedule: '*/10 * * * *',
    },
  ),
  defineTask(
    defineJob('clean-up-search-news', nothing),
    async () => (await import('./saved-searches/commands/alerts')).deleteOldNews(now()),
    { schedule: '55 3 * * *' },
  ),
]
