import { z } from 'zod'
import { createDatabase, db } from '@/lib/platform/database/client'
import { addJob, defineJob, defineTask } from '@/lib/platform/jobs/job'
import { type RunningJobs, runJobs } from '@/lib/platform/jobs/runner'
import { testDatabase } from '@/tests/support/platform/database'
import { eventually } from '@/tests/support/platform/eventually'

const database = testDatabase()
const greet = defineJob('greet', z.object({ name: z.string().min(1) }))

const running: RunningJobs[] = []
afterEach(() => Promise.all(running.splice(0).map((jobs) => jobs.stop())))
function run(done: (name: string) => Promise<void> | void) {
  const task = defineTask(greet, async ({ name }) => done(name))
  const jobs = runJobs([task], { databaseUrl: database.url(), restartAfterMs: 50 })
  running.push(jobs)
  return jobs
}
const add = (name: string) => db().$transaction((tx) => addJob(tx, greet, { name }))

test('a job runs once, even with two processes at work', async () => {
  const done: string[] = []
  for (const _ of [1, 2]) run((name) => void done.push(name))
  const names = Array.from({ length: 30 }, (_, i) => `child ${i}`)
  for (const name of names) await add(name)
  await eventually(() => expect(done).toHaveLength(30))
  expect(done.toSorted()).toEqual(names.toSorted())
})

test('a rolled-back job never runs', async () => {
  const done: string[] = []
  run((name) => void done.push(name))
  await db()
    .$transaction(async (tx) => {
      await addJob(tx, greet, { name: 'taken back' })
      throw new Error('changed my mind')
    })
    .catch(() => undefined)
  await add('kept')
  await eventually(() => expect(done).toEqual(['kept']))
})

test('a job with invalid data is refused when it is added', async () => {
  await expect(add('')).rejects.toThrow(z.ZodError)
})

test('a failed job is tried again', async () => {
  const tries: string[] = []
  run((name) => {
    tries.push(name)
    if (tries.length === 1) throw new Error('not yet')
  })
  await add('Dana')
  await eventually(() => expect(tries).toEqual(['Dana', 'Dana']))
})

test('a runner that stops finishes its current job and leaves the rest to others', async () => {
  const started: string[] = []
  const finished: string[] = []
  const jobs = run(async (name) => {
    started.push(name)
    await new Promise((resolve) => setTimeout(resolve, 300))
    finished.push(name)
  })
  await add('first')
  await eventually(() => expect(started).toEqual(['first']))
  await jobs.stop()
  expect(finished).toEqual(['first'])
  await add('second')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(started).toEqual(['first'])
})

test('work continues after the database has closed all connections', async () => {
  const done: string[] = []
  run((name) => void done.push(name))
  await add('before')
  await eventually(() => expect(done).toEqual(['before']))
  const other = createDatabase(database.url(), 1)
  await other.$queryRaw`SELECT pg_terminate_backend(pid)::text FROM pg_stat_activity WHERE application_name = 'jobs'`
  await other.$transaction((tx) => addJob(tx, greet, { name: 'after' }))
  await other.$disconnect()
  await eventually(() => expect(done).toEqual(['before', 'after']))
})

test('a job of a dead process is started again', async () => {
  await add('orphan')
  await db()
    .$executeRaw`UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '61 seconds', locked_by = 'dead-pool'`
  const done: string[] = []
  run((name) => void done.push(name))
  await eventually(() => expect(done).toEqual(['orphan']))
})

test('a job that a living process started an hour ago is left to it', async () => {
  await add('long')
  await db()
    .$executeRaw`UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '1 hour', locked_by = 'living-pool'`
  await db().jobPool.create({ data: { id: 'living-pool', seenAt: new Date() } })
  const done: string[] = []
  run((name) => void done.push(name))
  await add('short')
  await eventually(() => expect(done).toEqual(['short']))
})
