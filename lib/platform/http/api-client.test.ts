import { CallError, callApi } from './api-client'

const answer = (status: number, body: string) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }))

afterEach(() => jest.restoreAllMocks())

async function refusalOf(call: Promise<unknown>): Promise<CallError> {
  const error = await call.catch((thrown: unknown) => thrown)
  if (!(error instanceof CallError)) throw new Error('was not refused')
  return error
}

test('what is sent goes as JSON, and what comes back is read', async () => {
  const fetched = answer(200, '{"id":7}')
  expect(await callApi('/api/things', { method: 'POST', body: { name: 'Ä' } })).toEqual({ id: 7 })
  expect(fetched).toHaveBeenCalledWith('/api/things', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Ä"}',
  })
})

test('a refusal is "status: body text", with the sentences for the person', async () => {
  const body = '{"message":"Password is required","fields":{"password":"Password is required","odd":7}}'
  answer(400, body)
  const error = await refusalOf(callApi('/api/things'))
  expect(error.message).toBe(`400: ${body}`)
  expect([error.status, error.sentence, error.fields]).toEqual([
    400,
    'Password is required',
    { password: 'Password is required' },
  ])
})

test.each(['<html>Bad gateway</html>', '', 'null', '[]', '{"message":{}}'])(
  'an answer that is none of ours has no sentence: %j',
  async (body) => {
    answer(502, body)
    const error = await refusalOf(callApi('/api/things'))
    expect([error.status, error.sentence, error.fields]).toEqual([502, undefined, {}])
  },
)

test('an empty answer is nothing', async () => {
  answer(200, '')
  expect(await callApi('/api/things')).toBeUndefined()
})
