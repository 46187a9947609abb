const PARALLEL = 4
const TIMEOUT_MS = 30_000

/** The URLs of a sitemap or a sitemap index, with their host replaced by `origin`. */
export function addressesIn(xml, origin) {
  return Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => {
    const { pathname, search } = new URL(address)
    return new URL(pathname + search, origin).href
  })
}

/**
 * Requests every address, a few at a time.
 *
 * @param {string[]} addresses
 * @param {{ keepsText?: boolean, onProgress?: (done: number, total: number) => void }} [options] keepsText: for the
 * sitemap's own files; thousands of pages would not fit into memory
 * @returns {Promise<{ address: string, text: string, problem?: string }[]>} in the order of the addresses
 */
export async function fetchAll(addresses, { keepsText = false, onProgress = () => {} } = {}) {
  const results = new Array(addresses.length)
  let next = 0
  let done = 0
  const worker = async () => {
    while (next < addresses.length) {
      const at = next++
      results[at] = await fetchOne(addresses[at], keepsText)
      onProgress(++done, addresses.length)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, worker))
  return results
}

async function fetchOne(address, keepsText) {
  try {
    const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
    const text = await response.text()
    if (response.status !== 200) return { address, text: '', problem: `status ${response.status}` }
    return { address, text: keepsText ? text : '' }
  } catch (error) {
    return { address, text: '', problem: error.cause?.code ?? error.message }
  }
}
