/** Of Chromium's, in microseconds; `tdur` is the processor's time alone. */
export type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  tdur?: number
  args?: { name?: string }
}

/** As Lighthouse counts: a phone that takes four times as long, and what a task takes above 50 ms. */
const SLOWER = 4
const UNNOTICED_MS = 50

/**
 * How long the page's main thread is blocked after the first paint, by the processor's time of its tasks: Lighthouse counts by the clock, and on
 * a machine that does other things as well a task's waiting is in it. In ms.
 */
export function blockedByProcessor(events: readonly TraceEvent[]): number {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')
  const main = events.find(({ name, pid, args }) => {
    return name === 'thread_name' && pid === paint?.pid && args?.name === 'CrRendererMain'
  })
  if (!paint || !main) throw new Error('The trace shows no page that was painted.')
  return events
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === main.pid && tid === main.tid)
    .filter(({ ts }) => ts >= paint.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (SLOWER * tdur) / 1000 - UNNOTICED_MS), 0)
}
