import 'server-only'
import { z } from 'zod'
import { now } from '@/lib/platform/clock'
import { defineJob, defineTask } from '@/lib/platform/jobs/job'

const nothing = z.object({})

export const savedSearchTasks = [
  defineTask(
    defineJob('tell-search-news', nothing),
    async (_, { signal }) => (await import('./tell-everybody')).tellEverybody(now(), signal),
    {
      schedule: '*/10 * * * *',
    },
  ),
  defineTask(
    defineJob('clean-up-search-news', nothing),
    async () => (await import('./tell-everybody')).cleanUpNews(now()),
    { schedule: '55 3 * * *' },
  ),
]
