import { readSmtpError } from './send'

const said = (error: object) => {
  const { code, verdict } = readSmtpError(error)
  return { code, ...verdict }
}

test('a no to the person or to the message is final with 5xx, and not with 4xx', () => {
  const no = {
    code: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode: 550,
    response: '550 5.1.1 dana@home.test is unknown',
  }
  expect(said(no)).toEqual({ code: 'EENVELOPE 550 5.1.1', isAnswered: true, isFinal: true })
  expect(said({ ...no, responseCode: 451, response: '451 later' })).toMatchObject({ isAnswered: true, isFinal: false })
  expect(said({ ...no, code: 'EMESSAGE', command: 'DATA' })).toMatchObject({ isAnswered: true, isFinal: true })
})

test('a no to us, the sender, is tried again: somebody will put our settings right', () => {
  expect(said({ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 }).isFinal).toBe(false)
  expect(said({ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }).isFinal).toBe(false)
})

test('a broken line is no answer', () => {
  expect(said({ code: 'ESOCKET', originalCode: 'ECONNRESET' })).toEqual({
    code: 'ECONNRESET',
    isAnswered: false,
    isFinal: false,
  })
  expect(said(new Error('dana@home.test'))).toMatchObject({ code: 'unknown', isAnswered: false })
})
