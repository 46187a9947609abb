/**
 * The web server for `npm run dev` and `npm start`: Next behind a list of steps. It is configured by environment variables, see
 * .env.example.
 */
import { createServer } from 'node:http'
import next from 'next'
import { root } from '../scripts/bootstrap/project.mjs'
import { listenOrExit } from '../scripts/bootstrap/serving/server.mjs'
import { checkAddress, checkHost, checkMethod, refuseExpectation, refuseUnreadable } from './address.mjs'
import { addPolicy } from './content-security.mjs'
import { limitTime } from './deadline.mjs'
import { closeConnectionsWhileDraining, drainOnSignal } from './drain.mjs'
import { logsRequests, setRequestId, watchRequests } from './log-and-metrics.mjs'
import { removeUnreadQuery } from './query.mjs'
import { addSecurityHeaders, finishHeaders } from './response-headers.mjs'
import { runSteps } from './run-steps.mjs'

const { env } = process
const isDevelopment = env.NODE_ENV === 'development'
const port = Number(env.PORT) || 3000

// Steps answer what Node would refuse by itself, so that no response lacks the security headers.
// Idle connections stay open longer than load balancers reuse them (mostly 60 s), so that none sends a request on one that closes.
const server = createServer({ requireHostHeader: false, keepAliveTimeout: 75_000 })
const app = next({ dev: isDevelopment, dir: root, hostname: env.HOST || 'localhost', port, httpServer: server })
await app.prepare()
const handleWithNext = app.getRequestHandler()

const handle = runSteps([
  addSecurityHeaders,
  closeConnectionsWhileDraining,
  setRequestId({ isBehindProxy: Number(env.TRUSTED_PROXY_HOPS) > 0 }),
  await watchRequests({ measures: Boolean(env.METRICS_TOKEN), logs: logsRequests(env) }),
  checkHost,
  checkAddress,
  checkMethod({ isDevelopment }),
  // In development, a page is compiled when it is first requested.
  limitTime({ factor: isDevelopment ? 20 : Number(env.DATABASE_PATIENCE) || 1 }),
  removeUnreadQuery,
  addPolicy({ isDevelopment }),
  finishHeaders,
  (request, response) => handleWithNext(request, response),
])

server.on('request', handle)
server.on('checkExpectation', runSteps([addSecurityHeaders, refuseExpectation]))
server.on('clientError', refuseUnreadable)
drainOnSignal(server, () => app.close())
// Stop together with the command that started this process, even if that was killed.
if (process.channel) process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
listenOrExit(server, { port, host: env.HOST || undefined }, () => {
  process.stdout.write(`Ready on http://${env.HOST || 'localhost'}:${port}\n`)
})
