import { createServer, get, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { closeWhenQuiet } from '@/server/drain.mjs'

async function startServer(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { server, port }
}

const OTHERS = 40
/** A thread of its own: it gets through while the server's is busy. Counts who stands in the queue, then says what each was told. */
const SOMEBODY_ELSE = `
  const { connect } = require('node:net')
  const { parentPort, workerData: { port, arrived } } = require('node:worker_threads')
  const ask = () => new Promise((resolve) => {
    let told = ''
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\\r\\nHost: here\\r\\nConnection: close\\r\\n\\r\\n', () => {
      Atomics.add(arrived, 0, 1)
      Atomics.notify(arrived, 0)
    }))
    socket.setEncoding('utf8').on('data', (text) => { told += text })
    socket.on('end', () => resolve(told)).on('error', ({ code }) => resolve(code))
  })
  Promise.all(Array.from({ length: ${OTHERS} }, ask)).then((all) => parentPort.postMessage(all))`

test('a request that arrived while a server was busy is answered while it closes', async () => {
  const arrived = new Int32Array(new SharedArrayBuffer(4))
  let closed: Promise<unknown> | undefined
  let told: Promise<string[]> | undefined
  const { server, port } = await startServer((_request, response) => {
    if (!closed) {
      // Busy, as while a page is rendered, until all others stand in the system's queue; then it closes.
      const others = new Worker(SOMEBODY_ELSE, { eval: true, workerData: { port, arrived } })
      told = new Promise((resolve) => others.once('message', resolve))
      for (let count = 0; count < OTHERS; count = Atomics.load(arrived, 0)) Atomics.wait(arrived, 0, count)
      closed = closeWhenQuiet(server)
    }
    response.end('answered')
  })
  await new Promise((resolve) => get({ host: '127.0.0.1', port }, (answer) => answer.resume().once('end', resolve)))
  const answers = (await told) ?? []
  expect(answers).toHaveLength(OTHERS)
  expect(answers.filter((answer) => !/^HTTP\/1.1 200 .*answered/s.test(answer))).toEqual([])
  await closed
})

test('a server that is never quiet closes all the same, and accepts no new connections', async () => {
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
