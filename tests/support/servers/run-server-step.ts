import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { runSteps } from '@/server/run-steps.mjs'

type Step = (request: IncomingMessage, response: ServerResponse, next: () => unknown) => unknown
type ServerResult = { status: number; headers: IncomingHttpHeaders; rawHeaders: string[]; body: string }

/** A server that runs these steps for each request; the last one takes the place of Next. */
export async function serveSteps(...steps: Step[]) {
  const server = createServer({ requireHostHeader: false }, runSteps(steps))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    server,
    port,
    send: (
      path: string,
      { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
    ) =>
      new Promise<ServerResult>((resolve, reject) => {
        const outgoing = request({ port, path, method, headers, agent: false }, (incoming) => {
          let body = ''
          incoming.setEncoding('utf8').on('data', (text: string) => {
            body += text
          })
          incoming.on('end', () => {
            const { statusCode = 0, headers: received, rawHeaders } = incoming
            resolve({ status: statusCode, headers: received, rawHeaders, body })
          })
        })
        outgoing.on('error', reject).end()
      }),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
