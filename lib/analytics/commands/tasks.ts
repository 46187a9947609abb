import 'server-only'
import { z } from 'zod'
import { now } from '@/lib/platform/clock'
import { defineJob, defineTask } from '@/lib/platform/jobs/job'
import { forgetSaltsBefore } from './day-salt'

/** A day without visitors would keep the last day's secret until somebody comes. */
export const analyticsTasks = [
  defineTask(defineJob('forget-day-salts', z.object({})), () => forgetSaltsBefore(now().toISOString().slice(0, 10)), {
    schedule: '1 0 * * *',
  }),
]
