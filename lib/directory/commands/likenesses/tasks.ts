import 'server-only'
import { now } from '@/lib/platform/clock'
import { defineTask } from '@/lib/platform/jobs/job'
import { searchLikenessesJob } from '../../jobs'
import { searchLikenesses } from './search-likenesses'

export const directoryTasks = [
  // In Florida's night.
  defineTask(searchLikenessesJob, (_, { signal }) => searchLikenesses(now(), signal), { schedule: '20 8 * * *' }),
]
