import { setTimeout as wait } from 'node:timers/promises'

/** One request and what it is counted as. `kind` of an answer may say more than that of the question: kept or made anew. */
export type Visit = {
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
