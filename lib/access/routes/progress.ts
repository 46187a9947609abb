import 'server-only'
import { describeError } from './request'

/** A long task's progress: `done` of `of` steps. */
export type Progress = { done: number; of: number }

/** A task done within this time gets an ordinary response. */
const STREAM_AFTER_MS = 1_000

/**
 * Responds with the progress of a task that may take long. If the task is done within a second, the response is its result, or its error with
 * a status. Otherwise the response streams lines of JSON while the task runs (application/x-ndjson, read by callWithProgress): `{ done, of }`,
 * and at the end `{ result }` or `{ failed }`. The task continues when the connection is lost. `onLateResult` is called with the result of a
 * task whose response was streamed.
 */
export async function respondWithProgress<Result>(
  request: Request,
  run: (report: (progress: Progress) => void) => Promise<Result>,
  onLateResult: (result: Result) => Promise<unknown>,
  streamAfterMs = STREAM_AFTER_MS,
): Promise<Result | Response> {
  let latest: Progress | undefined
  let write = (_: object) => {}
  const running = run((progress) => {
    latest = progress
    write(progress)
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const isDone = await Promise.race([
    running.then(() => true),
    new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), streamAfterMs)
    }),
  ]).finally(() => clearTimeout(timer))
  if (isDone) return running
  const finalLine = running.then(async (result) => {
    await onLateResult(result)
    return { result }
  })
  let isOpen = true
  const lines = new ReadableStream<Uint8Array>({
    async start(controller) {
      write = (line) => controller.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`))
      if (latest) write(latest)
      const last = await finalLine.catch((error: unknown) => ({ failed: describeError(error, request) }))
      if (!isOpen) return
      write(last)
      controller.close()
    },
    cancel() {
      isOpen = false
      write = () => {}
    },
  })
  // Tells proxies not to buffer, which would hold the lines back until the end.
  return new Response(lines, { headers: { 'content-type': 'application/x-ndjson', 'x-accel-buffering': 'no' } })
}
