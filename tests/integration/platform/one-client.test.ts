import { db, setDatabase } from '@/lib/platform/database/client'
import { runAsJob } from '@/lib/platform/database/pools'
import { testDatabase } from '@/tests/support/platform/database'

testDatabase()

type Limits = { process: number; statement: string; lock: string }

/** Plays a web process, which is recognized by this variable of Next. */
async function asWebProcess(work: () => Promise<void>): Promise<void> {
  const originalClient = db()
  process.env.NEXT_RUNTIME = 'nodejs'
  setDatabase(undefined)
  try {
    await work()
  } finally {
    await db().$disconnect()
    delete process.env.NEXT_RUNTIME
    setDatabase(originalClient)
  }
}

const limits = async () => {
  const [row] = await db().$queryRaw<Limits[]>`
    SELECT pg_backend_pid() AS process, current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock`
  return row
}

/** Its engine keeps the schema in memory, some megabytes. */
const engine = () =>
  (db() as unknown as { _engine: { transaction: (step: string, headers: object, options: object) => unknown } })._engine

test('the jobs of a web process share its client, with longer timeouts and separate connections', () =>
  asWebProcess(async () => {
    const person = await limits()
    const job = await runAsJob(limits)
    expect(person).toMatchObject({ statement: '3s', lock: '2500ms' })
    expect(job).toMatchObject({ statement: '10s', lock: '5s' })
    expect(await limits()).toEqual(person)
    expect(await runAsJob(limits)).toEqual(job)
    expect(runAsJob(engine)).toBe(engine())
  }))

test("a job's transactions, of both kinds, run on a job connection", () =>
  asWebProcess(async () => {
    const [first] = await runAsJob(() => db().$transaction([db().$queryRaw<Limits[]>`SHOW statement_timeout`]))
    expect(first).toEqual([{ statement_timeout: '10s' }])
    const inOne = await runAsJob(() =>
      db().$transaction(async (tx) => [await tx.user.count(), await tx.$queryRaw`SHOW statement_timeout`]),
    )
    expect(inOne).toEqual([0, [{ statement_timeout: '10s' }]])
    expect(await db().$transaction((tx) => tx.$queryRaw`SHOW statement_timeout`)).toEqual([{ statement_timeout: '3s' }])
  }))

test("a job's transaction may take longer than a request's", () =>
  asWebProcess(async () => {
    const begun = jest.spyOn(engine(), 'transaction')
    const count = () => db().$transaction((tx) => tx.user.count())
    await count()
    await runAsJob(count)
    const limitsOfEach = begun.mock.calls.filter(([step]) => step === 'start').map(([, , options]) => options)
    expect(limitsOfEach).toMatchObject([{ timeout: 4_000 }, { timeout: 5_000 }])
  }))
