import type pg from 'pg'
import { DatabaseTime, runWithDatabaseTime } from './database-time.mjs'
import { runAsJob } from './pools'
import { ReplicaWatch, readForVisitors, withReplica } from './replica'

const AWAY = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

/** A primary and a replica at a position each; `null` if it does not answer. */
function servers() {
  const state = { primary: 10 as number | null, replica: 10 as number | null, follows: true }
  const answer = async (row: object) => ({ rows: [row] })
  const primary = {
    query: () => (state.primary === null ? Promise.reject(AWAY) : answer({ lsn: String(state.primary) })),
  }
  const replica = {
    query: (_sql: string, [lsn]: [string | null]) =>
      state.replica === null
        ? Promise.reject(AWAY)
        : answer({ follows: state.follows, has: lsn !== null && state.replica >= Number(lsn) }),
  }
  return { state, watch: new ReplicaWatch(primary as never, replica as never) }
}

async function rounds(watch: ReplicaWatch, count: number) {
  for (let round = 0; round < count; round += 1) await watch.check()
  return watch.isUsable
}

describe('whether visitors read from the replica', () => {
  test('it is read once it has everything that the primary had a round before', async () => {
    const { state, watch } = servers()
    expect(await rounds(watch, 1)).toBe(false)
    expect(await rounds(watch, 1)).toBe(true)
    state.primary = 20
    expect(await rounds(watch, 1)).toBe(true)
    expect(await rounds(watch, 1)).toBe(false)
    state.replica = 20
    expect(await rounds(watch, 1)).toBe(true)
  })

  test('after a change it is not read until it has a position from after the change', async () => {
    const { watch } = servers()
    await rounds(watch, 2)
    watch.noteChange()
    expect(watch.isUsable).toBe(false)
    expect(await rounds(watch, 1)).toBe(false)
    expect(await rounds(watch, 1)).toBe(true)
  })

  test('a change during a round counts as later than the round', async () => {
    const { watch } = servers()
    await rounds(watch, 2)
    const round = watch.check()
    watch.noteChange()
    await round
    expect(watch.isUsable).toBe(false)
  })

  test('a promoted server is not read, and one that is away is not either', async () => {
    const { state, watch } = servers()
    await rounds(watch, 2)
    state.follows = false
    expect(await rounds(watch, 1)).toBe(false)
    state.follows = true
    expect(await rounds(watch, 1)).toBe(true)
    state.replica = null
    expect(await rounds(watch, 1)).toBe(false)
  })

  test('while the primary is away the replica is read, even if it was behind or has been promoted', async () => {
    const { state, watch } = servers()
    await rounds(watch, 2)
    Object.assign(state, { primary: null, replica: 5, follows: false })
    expect(await rounds(watch, 2)).toBe(true)
    state.replica = null
    expect(await rounds(watch, 1)).toBe(true)
  })

  test('one late answer of the primary does not count as away', async () => {
    const { state, watch } = servers()
    await rounds(watch, 2)
    watch.noteChange()
    state.primary = null
    expect(await rounds(watch, 1)).toBe(false)
    state.primary = 10
    expect(await rounds(watch, 2)).toBe(true)
  })
})

describe('where a statement goes', () => {
  const poolOf = (name: string) =>
    ({ query: async () => name, connect: async () => name, end: async () => undefined, on: () => undefined }) as never
  const pools = () => {
    const { state, watch } = servers()
    const replica = { answer: (): Promise<unknown> => Promise.resolve('replica') }
    const replicaPool = { query: () => replica.answer(), end: async () => undefined, on: () => undefined }
    const pool = withReplica(poolOf('primary'), replicaPool as unknown as pg.Pool, watch)
    return { state, watch, replica, read: () => pool.query('SELECT 1'), pool }
  }

  test('a visitor’s read goes to the replica; everything else to the primary', async () => {
    const { watch, read, pool } = pools()
    expect(await readForVisitors(read)).toBe('primary')
    await rounds(watch, 2)
    expect(await readForVisitors(read)).toBe('replica')
    expect(await read()).toBe('primary')
    expect(await readForVisitors(() => pool.connect())).toBe('primary')
    expect(await runAsJob(() => readForVisitors(read))).toBe('primary')
    const signedIn = new DatabaseTime(1, { isOfSignedInUser: true })
    expect(await runWithDatabaseTime(signedIn, () => readForVisitors(read))).toBe('primary')
  })

  test('the primary answers when the replica fails, cancels the query, or goes away before it answers', async () => {
    const { state, watch, replica, read } = pools()
    await rounds(watch, 2)
    replica.answer = () => Promise.reject(AWAY)
    expect(await readForVisitors(read)).toBe('primary')
    replica.answer = () => new Promise(() => undefined)
    const waiting = readForVisitors(read)
    state.replica = null
    await watch.check()
    expect(await waiting).toBe('primary')
  })

  test('an error of the statement itself is not tried again', async () => {
    const { watch, replica, read } = pools()
    await rounds(watch, 2)
    const { DatabaseError } = jest.requireActual<typeof import('pg')>('pg')
    const wrong = Object.assign(new DatabaseError('division by zero', 1, 'error'), { code: '22012' })
    replica.answer = () => Promise.reject(wrong)
    await expect(readForVisitors(read)).rejects.toBe(wrong)
    Object.assign(wrong, { code: '40001' })
    expect(await readForVisitors(read)).toBe('primary')
  })
})
