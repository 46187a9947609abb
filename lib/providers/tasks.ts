import 'server-only'
import { z } from 'zod'
import { defineJob, defineTask } from '@/lib/platform/jobs/job'
import { now } from '@/lib/platform/time/clock'
import { compareWords, compareWordsJob } from './landing/commands'
import { publishOpenDataJob } from './open-data/jobs'

export const providerTasks = [
  // At night in the United States.
  defineTask(
    publishOpenDataJob,
    async (_, { signal }) => (await import('./open-data/commands')).publishOpenData(now(), signal),
    { schedule: '40 7 * * *' },
  ),
  defineTask(compareWordsJob, (_, { signal }) => compareWords(now(), signal)),
  // Shortly after midnight in every time zone.
  defineTask(
    defineJob('turn-seasons', z.object({})),
    async (_, { signal }) => (await import('./search-documents/commands')).refreshSeasonalDocuments(signal),
    {
      schedule: '3 * * * *',
    },
  ),
  defineTask(
    defineJob('keep-cards', z.object({})),
    async (_, { signal }) => (await import('./search-documents/commands')).cacheMissingCards(signal),
    {
      schedule: '13 * * * *',
    },
  ),
]
