import 'server-only'
import { z } from 'zod'
import { defineJob, defineTask } from '@/lib/platform/jobs/job'
import { now } from '@/lib/platform/time/clock'
import { deleteSaltsBefore } from './visits/commands'

/** A day without visitors would keep the last day's secret until somebody comes. */
export const analyticsTasks = [
  defineTask(defineJob('forget-day-salts', z.object({})), () => deleteSaltsBefore(now().toISOString().slice(0, 10)), {
    schedule: '1 0 * * *',
  }),
]
