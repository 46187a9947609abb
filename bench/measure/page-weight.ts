import { gzipSync } from 'node:zlib'
import type { Browser, Response } from '@playwright/test'

/** Bytes that a phone downloads on a first visit until the network is idle, without interaction; text is counted gzipped. */
export type PageWeight = Record<'html' | 'script' | 'style' | 'picture' | 'font', number>

const KINDS: Record<string, keyof PageWeight> = {
  document: 'html',
  script: 'script',
  stylesheet: 'style',
  image: 'picture',
  font: 'font',
}

export async function weighPage(browser: Browser, address: string): Promise<PageWeight> {
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
