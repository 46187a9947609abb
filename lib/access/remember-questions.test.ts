import { rememberQuestions } from './remember-questions'

const ask = (query: string) => new Request(`http://localhost:3000/api/places/search${query}`)

test('what was asked before is not read again, and who asks something else gets something else', () => {
  const read = jest.fn((request: Request) => ({ zip: new URL(request.url).searchParams.get('zipCode') }))
  const questionOf = rememberQuestions(read)
  expect(questionOf(ask('?zipCode=32801'))).toEqual({ zip: '32801' })
  expect(questionOf(ask('?zipCode=32803'))).toEqual({ zip: '32803' })
  expect(questionOf(ask('?zipCode=32801'))).toEqual({ zip: '32801' })
  expect(questionOf(ask(''))).toEqual({ zip: null })
  expect(read).toHaveBeenCalledTimes(3)
})

test('nobody can change what others will get', () => {
  const questionOf = rememberQuestions(() => ({ zip: '32801' }))
  expect(() => Object.assign(questionOf(ask('?a=1')), { zip: 'mine' })).toThrow(TypeError)
})

test('a refused question is refused each time', () => {
  const read = jest.fn(() => {
    throw new Error('There is no such place.')
  })
  const questionOf = rememberQuestions(read)
  for (let turn = 0; turn < 2; turn++) expect(() => questionOf(ask('?zipCode=x'))).toThrow('no such place')
  expect(read).toHaveBeenCalledTimes(2)
})

test('only the last five hundred questions are kept, and no long one', () => {
  const read = jest.fn((request: Request) => ({ text: request.url }))
  const questionOf = rememberQuestions(read)
  for (let n = 0; n <= 500; n++) questionOf(ask(`?n=${n}`))
  questionOf(ask('?n=0'))
  expect(read).toHaveBeenCalledTimes(502)
  for (let turn = 0; turn < 2; turn++) questionOf(ask(`?zipCode=${'x'.repeat(400)}`))
  expect(read).toHaveBeenCalledTimes(504)
})
