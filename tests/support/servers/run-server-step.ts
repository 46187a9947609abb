import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { runSteps } from '@/server/run-steps.mjs'

type Step = (request: IncomingMessage, response: ServerResponse, next: () => unknown) => unknown
type Answer = { status: number; headers: IncomingHttpHeaders; rawHeaders: string[]; body: string }

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
      new Promise<Answer>((resolve, reject) => {
        const sent = request({ port, path, method, headers, agent: false }, (answer) => {
          let body = ''
          answer.setEncoding('utf8').on('data', (text: string) => {
            body += text
          })
          answer.on('end', () => {
            const { statusCode = 0, headers: received, rawHeaders } = answer
            resolve({ status: statusCode, headers: received, rawHeaders, body })
          })
        })
        sent.on('error', reject).end()
      }),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
