import { within } from './within'

const after = <T>(millis: number, value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), millis))

test('what is done in time is answered, what is not is left', async () => {
  expect(await within(1_000, after(1, 'done'))).toBe('done')
  expect(await within(5, after(200, 'done'))).toBeUndefined()
})

test('what fails in time fails, what fails later disturbs nobody', async () => {
  await expect(within(1_000, Promise.reject(new Error('no')))).rejects.toThrow('no')
  const later = after(10, 0).then(() => Promise.reject(new Error('later')))
  expect(await within(1, later)).toBeUndefined()
  await after(20, 0)
})
