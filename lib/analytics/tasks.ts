import 'server-only'
import { z } from 'zod'
import { defineJob, defineTask } from '@/lib/platform/jobs/job'
import { now } from '@/lib/platform/time/clock'
import { OFFICE_ZONE, todayIn } from '@/lib/platform/time/dates'
import { deleteSaltsBefore } from './visits/commands'

/** Recording the first visit of a day deletes earlier salts; this job does it on days without visits. */
export const analyticsTasks = [
  defineTask(defineJob('forget-day-salts', z.object({})), () => deleteSaltsBefore(todayIn(OFFICE_ZONE, now())), {
    schedule: '1 * * * *',
  }),
]
