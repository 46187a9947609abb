type Timer = { at: number; fire: () => void }

/** `setTimeout` and `performance.now` with a clock that a test advances; until `jest.restoreAllMocks()`. For unit tests. */
export function fakeClock() {
  let now = 0
  let lastId = 0
  const timers = new Map<number, Timer>()
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((fire: () => void, millis = 0) => {
    timers.set(++lastId, { at: now + millis, fire })
    return lastId
  }) as unknown as typeof setTimeout)
  jest
    .spyOn(globalThis, 'clearTimeout')
    .mockImplementation(((id: number) => void timers.delete(id)) as typeof clearTimeout)
  const flush = () => new Promise((resolve) => setImmediate(resolve))

  return {
    /** Time in which the process is blocked: no timer fires. */
    skip(millis: number): void {
      now += millis
    },
    /** Advances the clock and runs everything that is due. */
    async advance(millis: number): Promise<void> {
      const end = now + millis
      await flush()
      for (let due = firstDue(end); due; due = firstDue(end)) {
        timers.delete(due.id)
        now = Math.max(now, due.at)
        due.fire()
        await flush()
      }
      now = end
    },
  }

  function firstDue(end: number) {
    const [first] = [...timers].map(([id, timer]) => ({ id, ...timer })).sort((one, other) => one.at - other.at)
    return first && first.at <= end ? first : undefined
  }
}
