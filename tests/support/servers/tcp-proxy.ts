import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

/** An address in front of a server, whose connections can be made silent or slow. */
export async function startTcpProxy(target: URL) {
  const sockets = new Set<Socket>()
  let isSilent = false
  let delayMillis = 0
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one)
      one.on('data', (bytes) => {
        if (one === client || delayMillis === 0) return other.write(bytes)
        // Keeps the order.
        one.pause()
        setTimeout(() => {
          other.write(bytes)
          if (!isSilent) one.resume()
        }, delayMillis)
      })
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      if (isSilent) one.pause()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: Object.assign(new URL(target), { port: String(port) }).href,
    /** Accepts data and passes nothing on, as a suspended server does. */
    suspend() {
      isSilent = true
      for (const socket of sockets) socket.pause()
    },
    resume() {
      isSilent = false
      for (const socket of sockets) socket.resume()
    },
    /** Delays each response from now on. */
    delay(millis: number) {
      delayMillis = millis
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
