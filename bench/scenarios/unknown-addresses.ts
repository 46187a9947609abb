/**
 * npm run bench -- unknown-addresses: whether the response time reveals who has an account. 200 samples each of a known and an unknown
 * address, alternating, for sign-in, "forgot" and "send again"; OVER means that the medians differ by more than 5 %.
 */
import type { Caller } from '@/lib/access/cookies'
import { requestPasswordReset } from '@/lib/accounts/commands/passwords'
import { resendVerification } from '@/lib/accounts/commands/register'
import { signIn } from '@/lib/accounts/commands/sign-in'
import { hashPassword } from '@/lib/accounts/secrets'
import { db } from '@/lib/platform/database/client'
import { reportFigure, runMeasurement } from '../measure/figures'
import { median } from '../measure/requests'

const SAMPLES = 200
const LIMIT = 0.05
const caller: Caller = { address: null, device: 'Bench', knownUserId: null, locale: 'en', session: null }
const known = (index: number) => `known-${index}@bench.test`
const unknown = (index: number) => `unknown-${index}@bench.test`

type Request = (email: string) => Promise<unknown>

async function run(): Promise<void> {
  process.env.NEXTAUTH_SECRET ??= 'only-for-measurements-and-nothing-but-them'
  const passwordHash = await hashPassword('three green boats')
  const person = { firstName: 'Pat', lastName: 'Bench', role: 'caregiver', passwordHash } as const
  const add = (status: 'active' | 'unverified', prefix: string) =>
    db().user.createMany({
      data: Array.from({ length: SAMPLES }, (_, index) => ({ ...person, status, email: prefix + known(index) })),
    })
  await add('active', '')
  await add('unverified', 'new-')

  await compare('sign-in', 1, '', (email) => signIn({ email, password: 'wrong words' }, caller, new Date()))
  await compare('forgot', 25, '', (email) => requestPasswordReset(email, caller, new Date()))
  await compare('send again', 25, 'new-', (email) => resendVerification(email, caller, new Date()))
}

/** `concurrency`: the number of concurrent pairs. Responses padded to whole seconds would take an hour sequentially. */
async function compare(what: string, concurrency: number, prefix: string, send: Request): Promise<void> {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  const timed = async (list: number[], email: string) => {
    const start = performance.now()
    await send(email).catch(() => undefined)
    list.push(performance.now() - start)
  }
  await send(unknown(-1)).catch(() => undefined)
  for (let first = 0; first < SAMPLES; first += concurrency)
    await Promise.all(
      Array.from({ length: concurrency }, async (_, index) => {
        const samples: (() => Promise<void>)[] = [
          () => timed(times.known, prefix + known(first + index)),
          () => timed(times.unknown, prefix + unknown(first + index)),
        ]
        // Alternate which of the two goes first.
        if (index % 2 === 1 || (concurrency === 1 && first % 2 === 1)) samples.reverse()
        for (const sample of samples) await sample()
      }),
    )
  const [knownMs, unknownMs] = [median(times.known), median(times.unknown)]
  const difference = Math.abs(knownMs / unknownMs - 1)
  reportFigure({
    what: `${what}, known and unknown addresses apart`,
    value: difference * 100,
    target: { max: LIMIT * 100 },
    unit: ' %',
    digits: 1,
    note: `known ${knownMs.toFixed(1)} ms, unknown ${unknownMs.toFixed(1)} ms`,
  })
}

runMeasurement(run)
