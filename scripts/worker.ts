/** npm run worker: runs the jobs (mails and what is done later) on this host, until SIGTERM or SIGINT. */
import { startJobs } from '@/lib/jobs/start'

const jobs = startJobs()
console.log('Jobs run here. Stop with Ctrl-C.')
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await jobs.stop()
    process.exit(0)
  })
}
