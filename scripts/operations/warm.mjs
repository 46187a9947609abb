/**
 * npm run warm              requests every URL of the sitemap once, so that no visitor waits for a page to be generated
 * npm run warm -- ORIGIN    the same on this server (http://127.0.0.1:3000) instead of SITE_URL
 *
 * Run it after a deployment. Exits with status 1 if a URL does not respond with 200.
 */
import { readEnvFile } from '../bootstrap/project.mjs'
import { DEFAULT_SITE_URL } from '../bootstrap/serving/checks.mjs'
import { addressesIn, fetchAll } from '../bootstrap/serving/warm.mjs'

readEnvFile()
const [origin = process.env.SITE_URL || DEFAULT_SITE_URL, ...rest] = process.argv.slice(2)
if (!/^https?:\/\//.test(origin) || !URL.canParse(origin) || rest.length > 0) {
  console.error(
    `"${[origin, ...rest].join(' ')}" is not one URL: use npm run warm -- http://127.0.0.1:3000, or set SITE_URL.`,
  )
  process.exit(1)
}

const ofSitemap = { keepsText: true }
const [index] = await fetchAll([new URL('/sitemap.xml', origin).href], ofSitemap)
const files = await fetchAll(addressesIn(index?.text ?? '', origin), ofSitemap)
const pages = await fetchAll(
  files.flatMap(({ text }) => addressesIn(text, origin)),
  { onProgress: printProgress },
)
const failures = [index, ...files, ...pages].filter(({ problem }) => problem)
for (const { address, problem } of failures.slice(0, 20)) console.error(`${address}: ${problem}`)
if (failures.length > 0) {
  console.error(`${failures.length} URLs did not respond with 200.`)
  process.exit(1)
}
console.log(`${pages.length.toLocaleString('en-US')} pages are ready.`)

function printProgress(done, total) {
  if (done % 500 === 0) console.log(`${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} pages`)
}
