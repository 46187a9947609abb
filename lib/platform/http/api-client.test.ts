import { ApiError, callApi } from './api-client'

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
    credentials: 'same-origin',
    keepalive: false,
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

test('an empty response is undefined', async () => {
  respondWith(200, '')
  expect(await callApi('/api/things')).toBeUndefined()
})
