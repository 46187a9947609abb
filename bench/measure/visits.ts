import { setTimeout as wait } from 'node:timers/promises'
import { routes } from '@/lib/platform/http/routes'
import type { Random } from '@/tests/support/factories/random'

/** One request and what it is counted as. `kind` of an answer may say more than that of the question: kept or made anew. */
type Visit = {
  kind: string
  path: string
  method?: 'GET' | 'POST' | 'DELETE'
  headers: Record<string, string>
  body?: unknown
}
export type Tally = { times: number[]; errors: number }

const PATIENCE_MS = 30_000

/**
 * Sends `perSecond` requests a second for so long, each at its time, whoever still waits: a slow server gets no rest. Answers times by
 * kind, counted from the moment a request was due, and of each kind the first error as a sentence.
 */
export async function loadSteadily(
  nextVisit: () => Visit,
  { origin, perSecond, seconds }: { origin: string; perSecond: number; seconds: number },
): Promise<{ tallies: Map<string, Tally>; told: string[] }> {
  const tallies = new Map<string, Tally>()
  const told: string[] = []
  const tallyOf = (kind: string): Tally => {
    const tally = tallies.get(kind) ?? { times: [], errors: 0 }
    tallies.set(kind, tally)
    return tally
  }
  const send = async (visit: Visit, due: number) => {
    try {
      const { kind, problem } = await ask(origin, visit)
      const tally = tallyOf(kind)
      tally.times.push(performance.now() - due)
      if (problem) throw new Error(problem)
    } catch (error) {
      const tally = tallyOf(visit.kind)
      if (tally.errors === 0) told.push(`${visit.kind} ${visit.path}: ${String(error).slice(0, 200)}`)
      tally.errors += 1
    }
  }
  const start = performance.now()
  const open = new Set<Promise<void>>()
  for (let sent = 0; sent < perSecond * seconds; sent++) {
    const due = start + (sent * 1_000) / perSecond
    if (due > performance.now()) await wait(due - performance.now())
    const answer = send(nextVisit(), due)
    open.add(answer)
    void answer.finally(() => open.delete(answer))
  }
  await Promise.all(open)
  return { tallies, told }
}

async function ask(origin: string, { kind, path, method = 'GET', headers, body }: Visit) {
  const response = await fetch(origin + path, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const isMade = response.headers.get('x-nextjs-cache') === 'MISS'
  return {
    kind: isMade ? `${kind}, made now` : kind,
    problem: response.ok ? undefined : `${response.status} ${text}`,
  }
}

/** Somebody with a session: their cookie, their conversations, and a provider that they may save. */
export type Member = { cookie: string; threads: number[] }
/** What there is to ask for. */
export type VisitFixture = {
  origin: string
  landing: string[]
  providers: string[]
  zips: string[]
  parents: Member[]
  managers: Member[]
}

type Draft = Omit<Visit, 'headers'>
type Weighted<Maker> = readonly (readonly [Maker, number])[]

const ADDRESSES = 5_000
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const FILTERS = ['', '&distance=25', '&age=14', '&program=vpk', '&priceRange=0-300', '&sort=price', '&kind=center']
const TYPED = ['orl', 'mia', 'tamp', 'jack', 'st pe', '328', '331', 'winter', 'hialea', 'gaines']

/**
 * Draws what a directory's people ask for: in hundred requests 79 of visitors (most for landing and provider pages, some far more often than
 * others), 13 of parents and 8 of providers, seven of them writes. Every person comes from an address of their own.
 */
export function createMix(ground: VisitFixture, random: Random): () => Visit {
  let written = 0
  const words = () => `Could we come and see the rooms on another day? ${++written}`
  /** The first in a list are asked for most. */
  const popular = <T>(list: readonly T[]): T => list[Math.floor(list.length * random.next() ** 2)] as T
  const idOf = (path: string) => decodeURIComponent(path.split('/').at(-1) ?? '')

  const visitor: Weighted<() => Draft> = [
    [() => ({ kind: 'home', path: routes.home() }), 4],
    [() => ({ kind: 'landing page', path: popular(ground.landing) }), 24],
    [() => ({ kind: 'provider page', path: popular(ground.providers) }), 20],
    [() => ({ kind: 'search page', path: `/search?zipCode=${popular(ground.zips)}${random.pick(FILTERS)}` }), 10],
    [() => ({ kind: 'search as JSON', path: routes.api.placesSearch({ zipCode: popular(ground.zips) }) }), 4],
    [() => ({ kind: 'suggestions', path: routes.api.autocomplete(random.pick(TYPED)) }), 10],
    [() => counted(popular(ground.landing)), 7],
  ]
  const parent: Weighted<(who: Member) => Draft> = [
    [() => ({ kind: 'parent: overview', path: routes.caregiverDashboard() }), 3],
    [() => ({ kind: 'parent: messages', path: routes.messages('caregiver') }), 2],
    [(who) => ({ kind: 'parent: conversation', path: thread(who, 'caregiver') }), 2],
    [() => ({ kind: 'parent: favorites', path: routes.api.favorites() }), 2],
    [() => ({ kind: 'who is signed in', path: routes.api.me() }), 2],
    [() => saved(idOf(random.pick(ground.providers))), 1],
    [(who) => ({ ...message(who), kind: 'parent: writes a message' }), 1],
  ]
  const manager: Weighted<(who: Member) => Draft> = [
    [() => ({ kind: 'provider: dashboard', path: routes.careproviderDashboard() }), 2],
    [() => ({ kind: 'provider: inbox', path: routes.messages('careprovider') }), 2],
    [(who) => ({ kind: 'provider: conversation', path: thread(who, 'careprovider') }), 1],
    [() => ({ kind: 'provider: leads', path: routes.leads() }), 1],
    [() => ({ kind: 'provider: numbers', path: routes.providerNumbers() }), 1],
    [(who) => ({ ...message(who), kind: 'provider: writes an answer' }), 1],
  ]
  const thread = (who: Member, side: 'caregiver' | 'careprovider') =>
    routes.conversation(side, random.pick(who.threads))
  const message = (who: Member) => ({
    path: routes.api.inquiryMessages(random.pick(who.threads)),
    method: 'POST' as const,
    body: { text: words() },
  })

  return () => {
    const from = random.weighted([
      ['visitor', 79],
      ['parent', 13],
      ['manager', 8],
    ] as const)
    const headers = {
      origin: ground.origin,
      'user-agent': BROWSER,
      'x-forwarded-for': addressOf(random.int(0, ADDRESSES - 1)),
    }
    if (from === 'visitor') return { ...random.weighted(visitor)(), headers }
    const who = random.pick(from === 'parent' ? ground.parents : ground.managers)
    const draft = random.weighted(from === 'parent' ? parent : manager)(who)
    return { ...draft, headers: { ...headers, cookie: who.cookie } }
  }
}

const addressOf = (person: number) => `10.7.${person >> 8}.${person & 255}`

const counted = (path: string): Draft => ({
  kind: 'page counted',
  path: routes.api.pageViews(),
  method: 'POST',
  body: { path },
})

const saved = (daycareId: string): Draft => ({
  kind: 'parent: saves a favorite',
  path: routes.api.favorites(),
  method: 'POST',
  body: { daycareId, daycareName: 'Provider', daycareAddress: 'Florida', daycareRating: null },
})
