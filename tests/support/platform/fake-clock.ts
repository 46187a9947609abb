type Timer = { at: number; ring: () => void }

/** `setTimeout` and `performance.now` by a clock that goes when a test says so; until `jest.restoreAllMocks()`. For unit tests. */
export function fakeClock() {
  let now = 0
  let lastId = 0
  const timers = new Map<number, Timer>()
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((ring: () => void, millis = 0) => {
    timers.set(++lastId, { at: now + millis, ring })
    return lastId
  }) as unknown as typeof setTimeout)
  jest
    .spyOn(globalThis, 'clearTimeout')
    .mockImplementation(((id: number) => void timers.delete(id)) as typeof clearTimeout)
  const settle = () => new Promise((resolve) => setImmediate(resolve))

  return {
    /** A stretch in which the process does nothing else: no timer rings. */
    skip(millis: number): void {
      now += millis
    },
    /** So many milliseconds later, when everything that was due has been done. */
    async pass(millis: number): Promise<void> {
      const end = now + millis
      await settle()
      for (let due = firstDue(end); due; due = firstDue(end)) {
        timers.delete(due.id)
        now = Math.max(now, due.at)
        due.ring()
        await settle()
      }
      now = end
    },
  }

  function firstDue(end: number) {
    const [first] = [...timers].map(([id, timer]) => ({ id, ...timer })).sort((one, other) => one.at - other.at)
    return first && first.at <= end ? first : undefined
  }
}
