import { Agent, createServer, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { closeGently } from './close-gently.mjs'

closeGently()

async function startServer(millisPerAnswer: number): Promise<{ server: Server; ask: () => Promise<string> }> {
  const server = createServer((_request, response) => {
    // Busy, as while a page is rendered: meanwhile others arrive.
    const end = performance.now() + millisPerAnswer
    while (performance.now() < end);
    response.end('answered')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const ask = () =>
    new Promise<string>((resolve) => {
      get({ port, agent }, (answer) => {
        answer.resume().once('end', () => resolve(`answered, ${answer.headers.connection}`))
      }).on('error', (error) => resolve(Object(error).code))
    })
  return { server, ask }
}

test('whoever arrived before a server ends is answered, and keeps no connection', async () => {
  const { server, ask } = await startServer(3)
  const asked = Array.from({ length: 40 }, ask)
  await new Promise((resolve) => setTimeout(resolve, 5))
  const closed = new Promise((resolve) => server.close(resolve))
  const answers = await Promise.all(asked)
  expect(answers.filter((answer) => !answer.startsWith('answered'))).toEqual([])
  expect(answers).toContain('answered, close')
  await closed
})

test('a server that never comes to rest ends all the same, and takes nobody any more', async () => {
  const { server, ask } = await startServer(0)
  let isBusy = true
  const keepBusy = () => {
    const end = performance.now() + 2
    while (performance.now() < end);
    if (isBusy) setImmediate(keepBusy)
  }
  keepBusy()
  await new Promise((resolve) => server.close(resolve))
  isBusy = false
  expect(await ask()).toBe('ECONNREFUSED')
}, 10_000)
