import { ApiError, callWithProgress } from '@/lib/platform/http/api-client'
import { ConflictError } from '@/lib/platform/http/errors'
import { asWritten } from '@/lib/platform/language/message'
import { type Progress, respondWithProgress } from './progress'

Object.assign(globalThis, { document: { documentElement: { lang: 'en' } } })

const request = new Request('http://localhost:3000/api/directory/mergers', { method: 'POST' })
const late = jest.fn(async () => true)
beforeEach(() => late.mockClear())

/** A task that ends when the test says so. */
function task() {
  let resolve: (tags: string[]) => void = () => {}
  let reject: (error: Error) => void = () => {}
  const promise = new Promise<string[]>((done, failed) => {
    resolve = done
    reject = failed
  })
  let report: (progress: Progress) => void = () => {}
  const run = (tell: typeof report) => {
    report = tell
    return promise
  }
  const end = { resolve: (tags: string[]) => resolve(tags), reject: (error: Error) => reject(error) }
  return { run, ...end, report: (done: number) => report({ done, of: 17 }) }
}
/** What the page receives. */
function receive(response: Response) {
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(response)
  const seen: number[] = []
  return { seen, result: callWithProgress('/api/directory/mergers', {}, ({ done }) => seen.push(done)) }
}

test('a quick task gets an ordinary response, and a quick error keeps its status', async () => {
  expect(await respondWithProgress(request, async () => ['a'], late)).toEqual(['a'])
  const refused = respondWithProgress(
    request,
    () => Promise.reject(new ConflictError(asWritten('Merged already.'))),
    late,
  )
  await expect(refused).rejects.toMatchObject({ status: 409 })
  expect(late).not.toHaveBeenCalled()
})

test('an admin sees how far a long task is, and its result', async () => {
  const { run, report, resolve } = task()
  const responding = respondWithProgress(request, run, late, 0)
  report(1)
  const response = await responding
  if (!(response instanceof Response)) throw new Error('It should have responded with progress.')
  const { seen, result } = receive(response)
  report(9)
  resolve(['provider:1'])
  expect(await result).toEqual(['provider:1'])
  expect(seen).toEqual([1, 9])
  expect(late).toHaveBeenCalledWith(['provider:1'])
})

test('the error of a long task is read like any other error', async () => {
  const { run, reject } = task()
  const response = await respondWithProgress(request, run, late, 0)
  const { result } = receive(response as Response)
  reject(new ConflictError(asWritten('Both pay by card.')))
  const error = await result.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 409, sentence: 'Both pay by card.' })
})

test('a long task continues when its page is closed', async () => {
  const { run, report, resolve } = task()
  const response = (await respondWithProgress(request, run, late, 0)) as Response
  await response.body?.cancel()
  report(3)
  resolve(['provider:1'])
  await new Promise(setImmediate)
  expect(late).toHaveBeenCalledWith(['provider:1'])
})
