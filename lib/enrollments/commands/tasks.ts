import 'server-only'
import { now } from '@/lib/platform/clock'
import { defineTask } from '@/lib/platform/jobs/job'
import { settlePlacesJob } from '../jobs'

export const enrollmentTasks = [
  defineTask(settlePlacesJob, async () => (await import('./settle-place')).settleEndedPlaces(now()), {
    schedule: '35 * * * *',
  }),
]
