import assert from 'node:assert/strict'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { tsImport } from 'tsx/esm/api'
import { freePort } from '../../scripts/bootstrap/serving/server.mjs'
import { copyProject, startDemo } from '../support/platform/project-copy.mjs'

/** Somebody makes a copy theirs: another site.config.ts, then npm run demo, with nothing else changed (docs/operating.md#make-it-yours). */
const project = copyProject({ isBuilt: false })
const ours = path.join(project.folder, 'site.config.ts')
const { colors } = await tsImport('../support/setup/sprout.config.ts', import.meta.url)
const port = String(await freePort())
const address = `http://localhost:${port}`
let demo
let isRunning = false

before(async () => {
  copyFileSync(path.join(project.folder, 'tests/support/setup/sprout.config.ts'), ours)
  demo = startDemo(project, { PORT: port })
  isRunning = true
  await demo.waitForOutput('Stop with Ctrl-C')
})
after(async () => {
  await stopDemo()
  project.remove()
})

async function stopDemo() {
  if (!isRunning) return
  isRunning = false
  demo.signalTerminal('SIGINT')
  await demo.ended
}

async function get(pathname, headers = {}) {
  const response = await fetch(address + pathname, { headers })
  assert.equal(response.status, 200, pathname)
  return Buffer.from(await response.arrayBuffer())
}

/** Names the other directory nowhere. */
function assertOnlySprout(where, text) {
  // Codes such as program=vpk are the same everywhere; names of programs are not.
  const found =
    /.{0,60}(?:nookling|florida|orlando).{0,60}/is.exec(text) ?? /.{0,60}(?:\bVPK\b|, FL\b|\bDCF\b).{0,60}/s.exec(text)
  assert.equal(found?.[0], undefined, `${where} names the other directory`)
}

/** The page as sent, without what Next sends of it a second time. */
async function page(pathname) {
  const html = (await get(pathname)).toString()
  assertOnlySprout(pathname, html)
  assert.match(html, /Sprout/)
  return html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")
}

const rgb = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

test('the demo is invented for Georgia, and its accounts have the name of the site', () => {
  assert.match(demo.output(), /parent@sprout\.test/)
  assertOnlySprout('the output of npm run demo', demo.output())
})

test('the home page, its styles, icons and manifest are Sprout’s', async () => {
  const html = await page('/')
  assert.match(html, /<title>Sprout: find childcare near you in Georgia<\/title>/)
  assert.match(html, /A good place to grow/)
  assert.match(html, /href="\/childcare\/atlanta-ga"/)
  const styles = await Promise.all(
    [...html.matchAll(/href="(\/_next\/[^"]+\.css[^"]*)"/g)].map(([, href]) => get(href)),
  )
  const css = styles.join('\n').replaceAll(' ', '')
  assert.ok(css.includes(`--pine:${colors.light.pine}`), 'the light theme')
  assert.ok(css.includes(`--pine:${colors.dark.pine}`), 'the dark theme')
  assert.ok(!css.includes('#0c5a52'), 'no color of another directory')
  const manifest = JSON.parse(await get('/manifest.webmanifest'))
  assert.deepEqual([manifest.name, manifest.theme_color], ['Sprout', colors.light.paper])
  assert.ok((await get('/icon.svg')).includes(colors.light.pine))
  assert.deepEqual([...(await get('/favicon.ico')).subarray(0, 6)], [0, 0, 1, 0, 3, 0])
  const { width, height } = await sharp(await get('/apple-touch-icon.png')).metadata()
  assert.deepEqual([width, height], [180, 180])
})

test('a search finds providers of Georgia, by the state’s own programs', async () => {
  const html = await page('/search?zipCode=30303&filters=all')
  assert.match(html, /Atlanta, GA/)
  assert.match(html, /Georgia’s Pre-K/)
  assert.match(html, /Better than Georgia requires/)
  const results = JSON.parse(await get('/api/places/search?zipCode=30303'))
  assert.ok(results.length > 0)
  assertOnlySprout('the search endpoint', JSON.stringify(results))
})

test('a landing page is at its own address and explains Georgia’s ratios and programs', async () => {
  const html = await page('/childcare/atlanta-ga')
  assert.match(html, /How many children may one adult care for in Georgia\?/)
  assert.match(
    html,
    /In a Georgia center one adult may care for at most 6 infants, 8 one-year-olds, 10 two-year-olds, 15 three-year-olds, 18 four-year-olds, and 20 school-age children\./,
  )
  assert.match(html, /CAPS, Georgia’s help with the cost of care/)
  assert.match(html, /<link rel="canonical" href="[^"]*\/childcare\/atlanta-ga"/)
  // Another word in place of the care type shows the same, and leads search engines to the right one.
  assert.match(await page('/daycare/atlanta-ga'), /<link rel="canonical" href="[^"]*\/childcare\/atlanta-ga"/)
})

test('a provider’s page measures its rooms by Georgia’s limit', async () => {
  const [, href] = /href="(\/provider\/little-harbor[^"?#]+)"/.exec(await page('/childcare/atlanta-ga')) ?? []
  const html = await page(href ?? '/')
  assert.match(html, /Ratio here \/ Georgia’s limit/)
  assert.match(html, /Georgia DECAL/)
})

for (const pathname of [
  '/terms-of-service',
  '/family-resources',
  '/provider-resources',
  '/faq',
  '/tools/cost-estimator',
  '/browse-locations',
  '/blog',
  '/signup',
])
  test(`${pathname} speaks of Sprout and Georgia alone`, async () => {
    const html = await page(pathname)
    if (pathname === '/terms-of-service')
      assert.match(
        html,
        /the State of Georgia.*Last updated May 4, 2026|Last updated May 4, 2026.*the State of Georgia/s,
      )
    if (pathname === '/tools/cost-estimator') assert.match(html, /Georgia’s free Pre-K hours/)
  })

test('a mail has the name and the colors', async () => {
  const response = await fetch(`${address}/api/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ email: 'parent@sprout.test' }),
  })
  assert.equal(response.status, 200)
  const list = await page('/dev/mail')
  const [, href] = /href="(\/dev\/mail\/\d+)"/.exec(list) ?? []
  const html = (await get(`${href}/html`)).toString()
  assertOnlySprout('the mail', html)
  assert.match(html, /Sprout/)
  for (const color of [colors.light.pine, colors.light.paper, colors.dark.pine]) assert.ok(html.includes(color), color)
})

test('a PDF has the name and the colors', async () => {
  const pdf = await get('/family-resources/kinder-prep-complete.pdf')
  const file = pdf.toString('latin1')
  assertOnlySprout('the PDF', file)
  // Its author: a string object of its own, which the document information refers to.
  const [, author] = /\/Author (\d+) 0 R/.exec(file) ?? []
  assert.match(file, new RegExp(`\\n${author} 0 obj\\n\\(Sprout\\)`))
  const drawn = [...file.matchAll(/FlateDecode[^>]*>>\s*stream\n/g)].map(({ index, 0: head }) => {
    const start = index + head.length
    return inflateSync(pdf.subarray(start, pdf.indexOf('endstream', start)), { finishFlush: 2 }).toString('latin1')
  })
  const brand = rgb(colors.light.pine).map((channel) => channel / 255)
  assert.ok(drawn.join('\n').includes(`${brand.join(' ')} scn`), 'the color of the brand')
})

test('a share image and the badge have the colors', async () => {
  for (const pathname of ['/share-images/site', '/share-images/place/daycare/atlanta-ga']) {
    const { data, info } = await sharp(await get(pathname))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (x, y) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
    assert.deepEqual(at(600, info.height - 5), rgb(colors.light.pine), 'the band')
    assert.deepEqual(at(1190, 10), rgb(colors.light.paper), 'the ground')
  }
  const badge = (await get('/badge.svg')).toString()
  assertOnlySprout('the badge', badge)
  assert.ok(badge.includes(colors.light.pine) && badge.includes('Sprout'))
})

test('a start with a color that nobody could read ends with a sentence that names it', async () => {
  await stopDemo()
  const sound = readFileSync(ours, 'utf8')
  writeFileSync(ours, sound.replace("ink: '#17262b'", "ink: '#cccccc'"))
  const broken = startDemo(project, { PORT: port })
  const { status, output } = await broken.ended
  assert.equal(status, 1)
  assert.match(output, /^site\.config\.ts: colors\.light\.ink has a contrast of 1\.\d:1 on paper, and needs 4\.5:1\.$/)
})
