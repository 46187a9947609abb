import { gzipSync } from 'node:zlib'

/** Bytes as they travel, gzip. */
export type PageWeight = { html: number; script: number; style: number }

/** What a first visitor fetches of a page before anything is used: its HTML, and the scripts and styles it names. */
export async function weighPage(origin: string, path: string): Promise<PageWeight> {
  const html = await fetchText(origin + path)
  const sources = [...html.matchAll(/<script[^>]* src="([^"]+)"(?![^>]*noModule)/gi)].map(([, source]) => source ?? '')
  const styles = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, source]) => source ?? '')
  const sum = async (paths: readonly string[]) =>
    (await Promise.all([...new Set(paths)].map((source) => fetchText(origin + source)))).reduce(
      (total, text) => total + gzipSync(text).length,
      0,
    )
  return { html: gzipSync(html).length, script: await sum(sources), style: await sum(styles) }
}

export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.text()
}
