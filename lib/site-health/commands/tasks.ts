import 'server-only'
import { defineTask, type Task } from '@/lib/platform/jobs/job'
import { tryJobsJob } from '../jobs'

export const siteHealthTasks: Task[] = [defineTask(tryJobsJob, async () => {})]
