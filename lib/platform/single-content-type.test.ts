import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { sendTypeAsText } from './single-content-type.mjs'

const original = ServerResponse.prototype.setHeader
beforeAll(sendTypeAsText)
afterAll(() => {
  ServerResponse.prototype.setHeader = original
})

const newAnswer = () => new ServerResponse(new IncomingMessage(new Socket()))

test('a type that comes as a list of one is a text', () => {
  for (const name of ['content-type', 'Content-Type'])
    expect(newAnswer().setHeader(name, ['application/json']).getHeader('content-type')).toBe('application/json')
})

test('a type that is a text, and every other header, stay as they are', () => {
  const answer = newAnswer()
    .setHeader('Content-Type', 'text/xml')
    .setHeader('Set-Cookie', ['a=1'])
    .setHeader('Vary', ['rsc'])
  expect(answer.getHeaders()).toMatchObject({ 'content-type': 'text/xml', 'set-cookie': ['a=1'], vary: ['rsc'] })
})
