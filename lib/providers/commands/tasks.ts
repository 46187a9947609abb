import 'server-only'
import { now } from '@/lib/platform/clock'
import { defineTask } from '@/lib/platform/jobs/job'
import { compareWords, compareWordsJob } from './compare-words'

export const providerTasks = [defineTask(compareWordsJob, (_, { signal }) => compareWords(now(), signal))]
