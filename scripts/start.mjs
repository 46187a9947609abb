/** npm start: the production server. Everything it needs comes from the environment, see .env.example. */
import { createRequire } from 'node:module'
import { closeGently } from '../lib/platform/close-gently.mjs'
import { sayContentType } from '../lib/platform/content-type.mjs'
import { sayDatabaseIsAway } from '../lib/platform/database-away-answer.mjs'
import { sendHeadWithBody } from '../lib/platform/head-with-body.mjs'
import { readKnownAddresses } from '../lib/platform/known-addresses.mjs'
import { keepOneContext } from '../lib/platform/one-context.mjs'
import { keepPages } from '../lib/platform/page-cache/keep-pages.mjs'
import { sendPagesPacked } from '../lib/platform/page-cache/packed-answer.mjs'
import { readAddressesStrictly } from '../lib/platform/readable-address.mjs'
import { numberRequests } from '../lib/platform/request-id.mjs'
import { sendNonces } from '../lib/platform/request-nonce.mjs'
import { limitWaiting } from '../lib/platform/request-waiting.mjs'
import { sendLocationOnce } from '../lib/platform/single-location.mjs'
import { answerUnchangedBriefly } from '../lib/platform/unchanged-answer.mjs'
import { watchRequests } from '../lib/platform/watch-requests.mjs'
import { readEnvFile } from './bootstrap/env-file.mjs'
import { Failure } from './bootstrap/failure.mjs'
import { checkBeforeServing } from './bootstrap/start-checks.mjs'
import { isOn, loosened, notConfigured } from './bootstrap/start-notes.mjs'

try {
  readEnvFile()
  checkBeforeServing(process.env)
  for (const line of notConfigured(process.env)) console.log(line)
  for (const line of loosened(process.env)) console.warn(`\n${line}\n`)
} catch (error) {
  if (!(error instanceof Failure)) throw error
  console.error(error.message)
  process.exit(1)
}

// Started by another command: end with it, also when it was killed.
if (process.channel) process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))

process.env.NODE_ENV = 'production'
keepOneContext()
numberRequests({ isBehindProxy: Number(process.env.TRUSTED_PROXY_HOPS) > 0 })
await watchRequests({ measures: Boolean(process.env.METRICS_TOKEN), logs: isOn(process.env.LOG_REQUESTS) })
limitWaiting(Number(process.env.DATABASE_PATIENCE) || 1)
readAddressesStrictly()
sendNonces(readKnownAddresses())
sendLocationOnce()
sayContentType()
sendHeadWithBody()
answerUnchangedBriefly()
sendPagesPacked()
sayDatabaseIsAway()
closeGently()
await keepPages()
const { PORT, HOST } = process.env
process.argv = [process.argv[0], 'next', 'start', '--port', PORT || '3000', ...(HOST ? ['--hostname', HOST] : [])]
createRequire(import.meta.url)('next/dist/bin/next')
