import { createServer, get, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { closeWhenQuiet } from '@/server/drain.mjs'

async function startServer(handler: RequestListener) {
  const server = createServer(handler)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { server, port }
}

const OTHERS = 40
/**
 * A separate thread, so that it makes progress while the server's thread is busy. Counts the connections in the queue, then reports each response.
 */
const CLIENT_THREAD = `
  const { connect } = require('node:net')
  const { parentPort, workerData: { port, arrived } } = require('node:worker_threads')
  const send = () => new Promise((resolve) => {
    let reply = ''
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\\r\\nHost: here\\r\\nConnection: close\\r\\n\\r\\n', () => {
      Atomics.add(arrived, 0, 1)
      Atomics.notify(arrived, 0)
    }))
    socket.setEncoding('utf8').on('data', (text) => { reply += text })
    socket.on('end', () => resolve(reply)).on('error', ({ code }) => resolve(code))
  })
  Promise.all(Array.from({ length: ${OTHERS} }, send)).then((all) => parentPort.postMessage(all))`

test('requests that arrive while a server is busy are answered while it closes', async () => {
  const arrived = new Int32Array(new SharedArrayBuffer(4))
  let closed: Promise<unknown> | undefined
  let replies: Promise<string[]> | undefined
  const { server, port } = await startServer((_request, response) => {
    if (!closed) {
      // Stay busy, as while rendering a page, until all other connections are queued; then close.
      const others = new Worker(CLIENT_THREAD, { eval: true, workerData: { port, arrived } })
      replies = new Promise((resolve) => others.once('message', resolve))
      for (let count = 0; count < OTHERS; count = Atomics.load(arrived, 0)) Atomics.wait(arrived, 0, count)
      closed = closeWhenQuiet(server)
    }
    response.end('answered')
  })
  await new Promise((resolve) => get({ host: '127.0.0.1', port }, (answer) => answer.resume().once('end', resolve)))
  const responses = (await replies) ?? []
  expect(responses).toHaveLength(OTHERS)
  expect(responses.filter((response) => !/^HTTP\/1.1 200 .*answered/s.test(response))).toEqual([])
  await closed
})

test('a server that is always busy still closes and rejects new connections', async () => {
  const { server, port } = await startServer((_request, response) => response.end('answered'))
  let isBusy = true
  const keepBusy = () => {
    const end = performance.now() + 2
    while (performance.now() < end);
    if (isBusy) setImmediate(keepBusy)
  }
  keepBusy()
  await closeWhenQuiet(server)
  isBusy = false
  const refused = new Promise((resolve) =>
    get({ host: '127.0.0.1', port }).on('error', (error) => resolve(Object(error).code)),
  )
  expect(await refused).toBe('ECONNREFUSED')
})
