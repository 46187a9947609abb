import 'server-only'
import { z } from 'zod'
import { now } from '@/lib/platform/clock'
import { defineJob, defineTask } from '@/lib/platform/jobs/job'
import { cleanUpNews, tellEverybody } from './tell-everybody'

const nothing = z.object({})

export const savedSearchTasks = [
  defineTask(defineJob('tell-search-news', nothing), (_, { signal }) => tellEverybody(now(), signal), {
    schedule: '*/10 * * * *',
  }),
  defineTask(defineJob('clean-up-search-news', nothing), () => cleanUpNews(now()), { schedule: '55 3 * * *' }),
]
