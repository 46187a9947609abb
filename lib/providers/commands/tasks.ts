import 'server-only'
import { z } from 'zod'
import { now } from '@/lib/platform/clock'
import { defineJob, defineTask } from '@/lib/platform/jobs/job'
import { compareWords, compareWordsJob } from './compare-words'

export const providerTasks = [
  defineTask(compareWordsJob, (_, { signal }) => compareWords(now(), signal)),
  // Soon after midnight of every time zone.
  defineTask(
    defineJob('turn-seasons', z.object({})),
    async (_, { signal }) => (await import('./turn-seasons')).turnSeasons(signal),
    {
      schedule: '3 * * * *',
    },
  ),
  defineTask(
    defineJob('keep-cards', z.object({})),
    async (_, { signal }) => (await import('./keep-cards')).keepMissingCards(signal),
    {
      schedule: '13 * * * *',
    },
  ),
]
