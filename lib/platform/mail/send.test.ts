import { readSmtpError } from './send'

const outcomeOf = (error: object) => {
  const { code, verdict } = readSmtpError(error)
  return { code, ...verdict }
}

test('a rejected recipient or message is final with 5xx, but not with 4xx', () => {
  const rejection = {
    code: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode: 550,
    response: '550 5.1.1 dana@home.test is unknown',
  }
  expect(outcomeOf(rejection)).toEqual({ code: 'EENVELOPE 550 5.1.1', isAnswered: true, isFinal: true })
  expect(outcomeOf({ ...rejection, responseCode: 451, response: '451 later' })).toMatchObject({
    isAnswered: true,
    isFinal: false,
  })
  expect(outcomeOf({ ...rejection, code: 'EMESSAGE', command: 'DATA' })).toMatchObject({
    isAnswered: true,
    isFinal: true,
  })
})

test('a rejected sender is retried, because that is our configuration, which will be fixed', () => {
  expect(outcomeOf({ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 }).isFinal).toBe(false)
  expect(outcomeOf({ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }).isFinal).toBe(false)
})

test('a broken connection is no response', () => {
  expect(outcomeOf({ code: 'ESOCKET', originalCode: 'ECONNRESET' })).toEqual({
    code: 'ECONNRESET',
    isAnswered: false,
    isFinal: false,
  })
  expect(outcomeOf(new Error('dana@home.test'))).toMatchObject({ code: 'unknown', isAnswered: false })
})
