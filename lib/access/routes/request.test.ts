import fc from 'fast-check'
import { DomainError, InvalidInputError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { cacheQueries, localeOfRequest, readBody, readFile, readParams, readQuery } from './request'

describe('read request', () => {
  const query = (search: string) => readQuery(new Request(`http://localhost:3000/api/x${search}`))
  const post = (body: BodyInit) => readBody(new Request('http://localhost:3000/api/x', { method: 'POST', body }))

  test('a query is an object, and a key given twice is a list', () => {
    expect(query('')).toEqual({})
    expect(query('?a=1&b=&c=x%20y&c=z')).toEqual({ a: '1', b: '', c: ['x y', 'z'] })
  })

  test.each(['?a=%00', '?a=x%00y', '?%00=1', '?a=1&a=%00'])(
    'NUL in the query is rejected, since PostgreSQL cannot store it: %s',
    (search) => {
      expect(() => query(search)).toThrow(InvalidInputError)
    },
  )

  test('names of inherited object properties are ordinary keys', () => {
    const parsed = query('?constructor=1&toString=2')
    expect(parsed.constructor).toBe('1')
    expect(parsed.toString).toBe('2')
  })

  test('any query text is returned unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!text.includes('\0'))
        expect(query(`?a=${encodeURIComponent(text)}`)).toEqual({ a: text })
      }),
    )
  })

  test('path parameters are read, and NUL in them is rejected', async () => {
    expect(await readParams(Promise.resolve({ id: 'x', rest: ['a', 'b'] }))).toEqual({ id: 'x', rest: ['a', 'b'] })
    await expect(readParams(Promise.resolve({ id: 'x\0' }))).rejects.toThrow(InvalidInputError)
    await expect(readParams(Promise.resolve({ rest: ['a', '\0'] }))).rejects.toThrow(InvalidInputError)
  })

  test('any JSON is returned unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ stringUnit: 'grapheme' }), async (value) => {
        const text = JSON.stringify(value)
        fc.pre(!text.includes('\\u0000'))
        expect(await post(text)).toEqual(JSON.parse(text))
      }),
    )
  })

  test.each(['', '{', 'name=Pat', '{"a":}', 'undefined'])(
    'invalid JSON is rejected with a message: %j',
    async (text) => {
      await expect(post(text)).rejects.toThrow(message('platform.errors.unreadable'))
    },
  )

  test('bytes that are not UTF-8 are rejected', async () => {
    await expect(post(new Uint8Array([0x22, 0xff, 0xfe, 0x22]))).rejects.toThrow(message('platform.errors.unreadable'))
  })

  test.each(['{"a":"\\u0000"}', '["x\\u0000"]', '{"a":{"b":["\\u0000"]}}', '"\\ud800"', '{"a":"x\\udc00y"}'])(
    'characters that PostgreSQL cannot store are rejected at any depth: %s',
    async (text) => {
      await expect(post(text)).rejects.toThrow(message('platform.errors.unusableCharacter'))
    },
  )

  test('a complete surrogate pair is accepted', async () => {
    expect(await post('"\\ud83d\\ude42"')).toBe('🙂')
  })

  test('256 kB are read, one byte more is too large', async () => {
    const max = 256 * 1024
    expect(await post(`"${'x'.repeat(max - 2)}"`)).toHaveLength(max - 2)
    const tooLarge = post(`"${'x'.repeat(max - 1)}"`)
    await expect(tooLarge).rejects.toThrow(DomainError)
    await expect(tooLarge).rejects.toMatchObject({ status: 413 })
  })

  test('a body that never ends is cut off, whatever length it claims', async () => {
    let sent = 0
    let isCancelled = false
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 64 * 1024
        controller.enqueue(new Uint8Array(64 * 1024))
      },
      cancel: () => {
        isCancelled = true
      },
    })
    const request = new Request('http://localhost:3000/api/x', {
      method: 'POST',
      body: endless,
      duplex: 'half',
    } as RequestInit)
    await expect(readBody(request)).rejects.toMatchObject({ status: 413 })
    expect(isCancelled).toBe(true)
    expect(sent).toBeLessThan(1024 * 1024)
  })

  test('a file is read unchanged up to its limit, and not at all where the route expects none', async () => {
    const file = () => new Request('http://localhost:3000/api/x', { method: 'POST', body: Uint8Array.of(0, 255, 10) })
    expect([...(await readFile(file(), 3))]).toEqual([0, 255, 10])
    await expect(readFile(file(), 2)).rejects.toMatchObject({
      status: 413,
      message: message('platform.errors.tooLargeToSend'),
    })
    expect((await readFile(file(), 0)).byteLength).toBe(0)
  })
})

describe('the language of a request', () => {
  const JSON_TYPE = 'application/json'
  const FORM = 'application/x-www-form-urlencoded'
  test.each([
    ['', JSON_TYPE, '/es/buscar', 'en'],
    ['', FORM, '/es/buscar', 'es-US'],
    ['', FORM, '/search', 'en'],
    ['?language=es-US', FORM, '/api/auth/login', 'es-US'],
    ['?language=en', FORM, '/es/buscar', 'en'],
    ['?language=xx', FORM, '/es/buscar', 'es-US'],
    ['?language=es-US', JSON_TYPE, '/es/buscar', 'en'],
  ])('"%s", sent as %s from %s, is %s', (search, type, from, locale) => {
    const headers = { 'content-type': type, referer: `http://localhost:3000${from}`, 'accept-language': 'en' }
    const request = new Request(`http://localhost:3000/api/x${search}`, { method: 'POST', headers })
    expect(localeOfRequest(request)).toBe(locale)
  })
})

describe('cache queries', () => {
  const requestFor = (query: string) => new Request(`http://localhost:3000/api/places/search${query}`)

  test('a repeated query is parsed once, and a different query is parsed separately', () => {
    const read = jest.fn((request: Request) => ({ zip: new URL(request.url).searchParams.get('zipCode') }))
    const parsedQueryOf = cacheQueries(read)
    expect(parsedQueryOf(requestFor('?zipCode=32801'))).toEqual({ zip: '32801' })
    expect(parsedQueryOf(requestFor('?zipCode=32803'))).toEqual({ zip: '32803' })
    expect(parsedQueryOf(requestFor('?zipCode=32801'))).toEqual({ zip: '32801' })
    expect(parsedQueryOf(requestFor(''))).toEqual({ zip: null })
    expect(read).toHaveBeenCalledTimes(3)
  })

  test('a cached query is frozen', () => {
    const parsedQueryOf = cacheQueries(() => ({ zip: '32801' }))
    expect(() => Object.assign(parsedQueryOf(requestFor('?a=1')), { zip: 'mine' })).toThrow(TypeError)
  })

  test('a rejected query is not cached', () => {
    const read = jest.fn(() => {
      throw new Error('We can’t find this place.')
    })
    const parsedQueryOf = cacheQueries(read)
    for (let i = 0; i < 2; i++)
      expect(() => parsedQueryOf(requestFor('?zipCode=x'))).toThrow('We can’t find this place.')
    expect(read).toHaveBeenCalledTimes(2)
  })

  test('only the last five hundred queries are cached, and no long ones', () => {
    const read = jest.fn((request: Request) => ({ text: request.url }))
    const parsedQueryOf = cacheQueries(read)
    for (let n = 0; n <= 500; n++) parsedQueryOf(requestFor(`?n=${n}`))
    parsedQueryOf(requestFor('?n=0'))
    expect(read).toHaveBeenCalledTimes(502)
    for (let i = 0; i < 2; i++) parsedQueryOf(requestFor(`?zipCode=${'x'.repeat(400)}`))
    expect(read).toHaveBeenCalledTimes(504)
  })
})
