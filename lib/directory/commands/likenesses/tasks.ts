import 'server-only'
import { now } from '@/lib/platform/clock'
import { defineTask } from '@/lib/platform/jobs/job'
import { searchLikenessesJob } from '../../jobs'

export const directoryTasks = [
  // In Florida's night.
  defineTask(
    searchLikenessesJob,
    async (_, { signal }) => (await import('./search-likenesses')).searchLikenesses(now(), signal),
    { schedule: '20 8 * * *' },
  ),
]
