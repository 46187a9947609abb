import 'server-only'
import { now } from '@/lib/platform/clock'
import { defineTask } from '@/lib/platform/jobs/job'
import { settlePlacesJob } from '../jobs'
import { settleEndedPlaces } from './settle-place'

export const enrollmentTasks = [defineTask(settlePlacesJob, () => settleEndedPlaces(now()), { schedule: '35 * * * *' })]
