import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { test } from 'node:test'
import { choosePort, freePort, isPortFree } from '../../scripts/bootstrap/serving/ports.mjs'

const allFree = async () => true

test('somebody who asks for nothing is served on 3000', async () => {
  assert.deepEqual(await choosePort(undefined, allFree), { port: 3000 })
  assert.deepEqual(await choosePort('', allFree), { port: 3000 })
})

test('when 3000 is taken, the next free port is used and the taken one is named', async () => {
  assert.deepEqual(await choosePort(undefined, async (port) => port > 3001), { port: 3002, taken: 3000 })
})

test('somebody who asks for a port gets that one or a sentence that it is taken', async () => {
  assert.deepEqual(await choosePort('8080', allFree), { port: 8080 })
  await assert.rejects(
    choosePort('8080', async () => false),
    /Port 8080 is taken: stop what uses it/,
  )
})

test('what is no port is refused with a sentence', async () => {
  for (const wanted of ['abc', '0', '-1', '65536', '3000.5', ' ']) {
    await assert.rejects(choosePort(wanted, allFree), /which is not a port/, wanted)
  }
})

test('a port is taken whoever listens: on the loopback or on every address', async () => {
  for (const host of ['127.0.0.1', '0.0.0.0', '::']) {
    const port = await freePort()
    assert.equal(await isPortFree(port), true)
    const server = createServer()
    await new Promise((resolve) => server.listen(port, host, resolve))
    assert.equal(await isPortFree(port), false, host)
    await new Promise((resolve) => server.close(resolve))
  }
})
