import { ApiError, callApi, failureText } from './api-client'

Object.assign(globalThis, { document: { documentElement: { lang: 'en' } } })

const respondWith = (status: number, body: string) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }))

afterEach(() => jest.restoreAllMocks())

async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.catch((thrown: unknown) => thrown)
  if (!(error instanceof ApiError)) throw new Error('The call succeeded.')
  return error
}

test('sends and parses JSON', async () => {
  const fetched = respondWith(200, '{"id":7}')
  expect(await callApi('/api/things', { method: 'POST', body: { name: 'Ä' } })).toEqual({ id: 7 })
  expect(fetched).toHaveBeenCalledWith('/api/things', {
    method: 'POST',
    headers: { 'accept-language': 'en', 'content-type': 'application/json' },
    body: '{"name":"Ä"}',
  })
})

test('an error is "status: body text", with the messages for the user', async () => {
  const body = '{"message":"Password is required","fields":{"password":"Password is required","odd":7}}'
  respondWith(400, body)
  const error = await errorOf(callApi('/api/things'))
  expect(error.message).toBe(`400: ${body}`)
  expect([error.status, error.sentence, error.fields]).toEqual([
    400,
    'Password is required',
    { password: 'Password is required' },
  ])
})

test.each(['<html>Bad gateway</html>', '', 'null', '[]', '{"message":{}}'])(
  'a response that is not from our endpoints has no message: %j',
  async (body) => {
    respondWith(502, body)
    const error = await errorOf(callApi('/api/things'))
    expect([error.status, error.sentence, error.fields]).toEqual([502, undefined, {}])
  },
)

test('an error from the server shows its message; any other error shows the caller’s text and is logged', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(failureText(new ApiError(409, '', 'Somebody was faster.', {}), 'Not saved')).toBe('Somebody was faster.')
  expect(failureText(new ApiError(502, '<html>', undefined, {}), 'Not saved')).toBe('Not saved')
  expect(logged).not.toHaveBeenCalled()
  const offline = new TypeError('Failed to fetch')
  expect(failureText(offline, 'Not saved')).toBe('Not saved')
  expect(logged).toHaveBeenCalledWith(offline)
})

test('an empty response is undefined', async () => {
  respondWith(200, '')
  expect(await callApi('/api/things')).toBeUndefined()
})
