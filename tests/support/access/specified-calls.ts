import type { Role, SignedInActor } from '@/lib/access/types'
import { sessionCookie } from '@/tests/support/accounts/actors'
import { personWithPassword } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import type { EndpointEntry } from './endpoint-table'
import { callHandler } from './handlers'

const ROLES = ['visitor', 'caregiver', 'careprovider', 'admin'] as const
type Caller = 'visitor' | Role

/** One row of the specification's table of calls. */
export type SpecifiedCall<World> = {
  /** As in the table. */
  row: string
  /** As in tests/support/access/endpoint-table.ts. */
  handler: string
  /** Who may call it. */
  callers: readonly Caller[]
  request: (world: World) => Pick<EndpointEntry, 'body' | 'params' | 'query'>
  status: number
  /** A matcher of the response for those who may. */
  answer: unknown
}

/** The response to one of these callers; `people` are those of the test's world, others are created. */
async function answerTo<World>(
  caller: Caller,
  { handler, request }: SpecifiedCall<World>,
  world: World,
  people: Partial<Record<Caller, SignedInActor>>,
) {
  const person = caller === 'visitor' ? null : (people[caller] ?? (await personWithPassword(caller)))
  setRequestCookies(person ? await sessionCookie(person) : '')
  const response = await callHandler(handler, request(world))
  return { status: response.status, json: await response.json() }
}

/** A test for each row: its callers get the specified answer, everybody else is refused. */
export function testSpecifiedCalls<World extends { people: Partial<Record<Caller, SignedInActor>> }>(
  calls: readonly SpecifiedCall<World>[],
  build: () => Promise<World>,
): void {
  const cases = calls.flatMap((call) => ROLES.map((caller) => ({ caller, call, row: call.row })))
  test.each(cases.filter(({ caller, call }) => call.callers.includes(caller)))(
    '$row: a $caller gets the specified answer',
    async ({ caller, call }) => {
      const world = await build()
      const { status, json } = await answerTo(caller, call, world, world.people)
      expect({ status, json }).toEqual({ status: call.status, json: call.answer })
    },
  )
  test.each(cases.filter(({ caller, call }) => !call.callers.includes(caller)))(
    '$row: a $caller is refused',
    async ({ caller, call }) => {
      const world = await build()
      expect(await answerTo(caller, call, world, world.people)).toEqual({
        status: caller === 'visitor' ? 401 : 403,
        json: { message: expect.any(String) },
      })
    },
  )
}
