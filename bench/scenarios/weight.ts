/**
 * npm run bench -- weight: what a phone downloads for a page before any interaction, by kind, text gzipped. JavaScript counts in addition
 * to that of the smallest Next page (bench/floor). Loads the sample data into its database. Needs Chromium.
 */

import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Response } from '@playwright/test'
import { findOrGetChromium } from '../../scripts/bootstrap/testing/chromium.mjs'
import { reportFigure, runMeasurement } from '../measure/figures'
import { fetchText } from '../measure/requests'
import { startFloor, startProduct } from '../measure/servers'

const LIMITS = { script: 30, searchScript: 45, style: 15, html: 20 }
const MINIMAL_PAGE = '/terms-of-service'

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

function print(what: string, { html, script, style, picture, font }: PageWeight): void {
  console.log(
    `${what.padEnd(26)} HTML ${kilobytes(html)}, JavaScript ${kilobytes(script)}, CSS ${kilobytes(style)}, pictures ${kilobytes(picture)}, fonts ${kilobytes(font)}`,
  )
}

async function measureFloor(browser: Browser): Promise<PageWeight> {
  const floor = await startFloor()
  try {
    const weight = await measurePage(browser, `${floor.origin}/page/1000`)
    print('smallest application', weight)
    return weight
  } finally {
    await floor.stop()
  }
}

async function run(): Promise<void> {
  const browser = await chromium.launch({ executablePath: await findOrGetChromium() })
  const smallest = await measureFloor(browser)
  const product = await startProduct(process.env.DATABASE_URL ?? '')
  try {
    const [, provider = ''] =
      /(\/provider\/[^<]+)</.exec(await fetchText(`${product.origin}/sitemaps/providers-1.xml`)) ?? []
    const frame = await measurePage(browser, product.origin + MINIMAL_PAGE)
    print('header and footer alone', frame)
    let maxStyle = frame.style
    for (const [what, path] of Object.entries({
      home: '/',
      'landing page': '/daycare/orlando-fl',
      'provider page': provider,
      'search page': '/search?zipCode=32801',
    })) {
      const weight = await measurePage(browser, product.origin + path)
      maxStyle = Math.max(maxStyle, weight.style)
      print(what, weight)
      const kilo = { unit: ' kB', digits: 1 }
      const difference = (weight.script - smallest.script) / 1000
      const isSearch = what === 'search page'
      reportFigure({
        what: `${what}, JavaScript above the smallest page's`,
        value: difference,
        target: { max: isSearch ? LIMITS.searchScript : LIMITS.script },
        ...kilo,
      })
      if (isSearch || what === 'landing page')
        reportFigure({ what: `${what}, HTML`, value: weight.html / 1000, target: { max: LIMITS.html }, ...kilo })
    }
    reportFigure({
      what: 'CSS, the most',
      value: maxStyle / 1000,
      target: { max: LIMITS.style },
      unit: ' kB',
      digits: 1,
    })
  } finally {
    await product.stop()
    await browser.close()
  }
}

runMeasurement(run)

/** Bytes that a phone downloads on a first visit until the network is idle, without interaction; text is counted gzipped. */
type PageWeight = Record<'html' | 'script' | 'style' | 'picture' | 'font', number>

const KINDS: Record<string, keyof PageWeight> = {
  document: 'html',
  script: 'script',
  stylesheet: 'style',
  image: 'picture',
  font: 'font',
}

async function measurePage(browser: Browser, address: string): Promise<PageWeight> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  const main = await page.goto(address, { waitUntil: 'networkidle' })
  if (!main?.ok()) throw new Error(`${address} responded with ${main?.status()}`)
  const weight: PageWeight = { html: 0, script: 0, style: 0, picture: 0, font: 0 }
  for (const response of responses) {
    const kind = KINDS[response.request().resourceType()]
    if (!kind) continue
    const body = await response.body()
    weight[kind] += kind === 'picture' || kind === 'font' ? body.length : gzipSync(body).length
  }
  await page.close()
  return weight
}
