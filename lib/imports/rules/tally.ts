import type { Example, Tally } from '../types/reports'

const EXAMPLES = 200

/** Counts by code and keeps the first examples of each, so that a report of a million refusals stays small. */
export class Tallies<Code, Shown = Example> {
  private readonly byCode = new Map<Code, Tally<Code, Shown>>()

  add(code: Code, example: Shown): void {
    const tally = this.byCode.get(code) ?? { code, count: 0, examples: [] }
    this.byCode.set(code, tally)
    tally.count += 1
    if (tally.examples.length < EXAMPLES) tally.examples.push(example)
  }

  /** Most frequent first. */
  list(): Tally<Code, Shown>[] {
    return [...this.byCode.values()].toSorted((a, b) => b.count - a.count)
  }

  get count(): number {
    return [...this.byCode.values()].reduce((sum, tally) => sum + tally.count, 0)
  }
}
