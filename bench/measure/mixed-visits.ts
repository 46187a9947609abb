import { routes } from '@/lib/platform/routes'
import type { Random } from '@/tests/support/factories/random'
import type { Visit } from './steady-load'

/** Somebody with a session: their cookie, their conversations, and a provider that they may save. */
export type Member = { cookie: string; threads: number[] }
/** What there is to ask for. */
export type Ground = {
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
export function createMix(ground: Ground, random: Random): () => Visit {
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
