/**
 * npm run bench -- autocomplete: suggestions over every US city. The baseline is an empty statement over the same connection in the
 * same run. Each input is queried 15 times and the best time counts, because other work on the machine can only add time. Needs
 * DATABASE_URL with the gazetteer; writes nothing.
 */
import { matchPrefixes, matchSpelling } from '@/lib/places/queries/resolve-place'
import { typosOf } from '@/lib/places/rules/suggestions'
import { db } from '@/lib/platform/database/client'
import { bestOf, percentiles, reportFigure, runMeasurement } from '../measure/figures'

const INPUTS = 300
const TURNS = 15
const LIMIT_MS = 3

const anyPlace = { states: null, limit: 8, withCounties: true }
const cities = { ...anyPlace, withCounties: false }

async function run(): Promise<void> {
  const keys = (await db().locationAlias.findMany({ select: { folded: true }, orderBy: { folded: 'asc' } })).map(
    (row) => row.folded,
  )
  const random = randomFrom(7)
  const randomKey = (minLength: number) => {
    let key = ''
    while (key.length < minLength) key = keys[Math.floor(random() * keys.length)] ?? ''
    return key
  }
  const floor = await measure(() => db().$queryRaw`SELECT 1`)
  console.log(`floor, an empty statement: p50 ${floor.p50.toFixed(2)} ms, p99 ${floor.p99.toFixed(2)} ms`)
  for (const length of [2, 3, 5])
    report(
      `beginning with ${length} letters`,
      await measure(
        (key) => matchPrefixes([key.slice(0, length)], anyPlace),
        () => randomKey(length),
      ),
      floor,
    )
  report(
    'one slip, half a name',
    await measure(
      (key) => matchPrefixes(typosOf(key.slice(0, 6)), cities),
      () => addTypo(randomKey(6), random),
    ),
    floor,
  )
  report(
    'one slip, whole name',
    await measure(
      (key) => matchPrefixes(typosOf(key), cities),
      () => addTypo(randomKey(5), random),
    ),
    floor,
  )
  report(
    'two slips, by trigrams',
    await measure(
      (key) => matchSpelling(key, cities),
      () => addTypo(addTypo(randomKey(6), random), random),
    ),
    floor,
  )
}

type Times = ReturnType<typeof percentiles>

async function measure(query: (input: string) => Promise<unknown>, input: () => string = () => ''): Promise<Times> {
  const times: number[] = []
  for (let i = 0; i < INPUTS; i++) {
    const text = input()
    times.push(await bestOf(TURNS, () => query(text)))
  }
  return percentiles(times)
}

function report(what: string, { p50, p99 }: Times, floor: Times): void {
  reportFigure({
    what: `${what}, p99`,
    value: p99,
    target: { max: LIMIT_MS },
    unit: ' ms',
    note: `p50 ${p50.toFixed(2)} ms, ${(p50 / floor.p50).toFixed(1)} times the floor`,
  })
}

/** A typo: a letter is omitted, doubled or swapped with the next one, but never the first letter. */
function addTypo(key: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (key.length - 1))
  const kinds = [
    key.slice(0, at) + key.slice(at + 1),
    key.slice(0, at) + key[at] + key.slice(at),
    key.slice(0, at) + (key[at + 1] ?? '') + key[at] + key.slice(at + 2),
  ]
  return kinds[Math.floor(random() * kinds.length)] ?? key
}

/** The same inputs in every run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

runMeasurement(run)
