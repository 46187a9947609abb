import { gzipSync } from 'node:zlib'
import type { Browser, Response } from '@playwright/test'

/** Bytes of what a first visitor's phone fetches until nothing more comes and nothing was touched; text as gzip packs it. */
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
  const answers: Response[] = []
  page.on('response', (answer) => answers.push(answer))
  const answer = await page.goto(address, { waitUntil: 'networkidle' })
  if (!answer?.ok()) throw new Error(`${address} answered ${answer?.status()}`)
  const weight: PageWeight = { html: 0, script: 0, style: 0, picture: 0, font: 0 }
  for (const one of answers) {
    const kind = KINDS[one.request().resourceType()]
    if (!kind) continue
    const body = await one.body()
    weight[kind] += kind === 'picture' || kind === 'font' ? body.length : gzipSync(body).length
  }
  await page.close()
  return weight
}
