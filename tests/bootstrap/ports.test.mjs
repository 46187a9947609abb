import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { root } from '../../scripts/bootstrap/project.mjs'
import { choosePort, freePort, isPortFree } from '../../scripts/bootstrap/serving/server.mjs'

const allFree = async () => true

test('uses port 3000 by default', async () => {
  assert.deepEqual(await choosePort(undefined, allFree), { port: 3000 })
  assert.deepEqual(await choosePort('', allFree), { port: 3000 })
})

test('uses the next free port when 3000 is taken, and names the taken one', async () => {
  assert.deepEqual(await choosePort(undefined, async (port) => port > 3001), { port: 3002, taken: 3000 })
})

test('uses a requested port, or reports in a sentence that it is taken', async () => {
  assert.deepEqual(await choosePort('8080', allFree), { port: 8080 })
  await assert.rejects(
    choosePort('8080', async () => false),
    /Port 8080 is taken: stop what uses it/,
  )
})

test('rejects an invalid port with a sentence', async () => {
  for (const wanted of ['abc', '0', '-1', '65536', '3000.5', ' ']) {
    await assert.rejects(choosePort(wanted, allFree), /which is not a port/, wanted)
  }
})

test('sees that a port is taken on the loopback address or on all addresses', async () => {
  for (const host of ['127.0.0.1', '0.0.0.0', '::']) {
    const port = await freePort()
    assert.equal(await isPortFree(port), true)
    const server = createServer()
    await new Promise((resolve) => server.listen(port, host, resolve))
    assert.equal(await isPortFree(port), false, host)
    await new Promise((resolve) => server.close(resolve))
  }
})

/** A server that, as with Next, stays up after an uncaught exception. */
function serve(host, port) {
  const script = `
    import { createServer } from 'node:http'
    import { listenOrExit } from '${pathToFileURL(path.join(root, 'scripts/bootstrap/serving/server.mjs'))}'
    process.on('uncaughtException', (error) => console.error(error))
    setInterval(() => {}, 1000)
    listenOrExit(createServer(), { host: '${host}', port: ${port} }, () => process.exit(0))
  `
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    timeout: 20_000,
  })
  return { status, output: stderr.trim() }
}

test('a server that cannot listen ends with a sentence, so that the service manager notices', async () => {
  const port = await freePort()
  assert.deepEqual(serve('127.0.0.1', port), { status: 0, output: '' })
  const other = createServer()
  await new Promise((resolve) => other.listen(port, '127.0.0.1', resolve))
  assert.deepEqual(serve('127.0.0.1', port), {
    status: 1,
    output: `Port ${port} is taken: stop what uses it, or set PORT to another number.`,
  })
  await new Promise((resolve) => other.close(resolve))
  // An address of no machine.
  assert.deepEqual(serve('192.0.2.1', port), {
    status: 1,
    output: `The server cannot listen on 192.0.2.1, port ${port} (EADDRNOTAVAIL): correct HOST and PORT.`,
  })
})
