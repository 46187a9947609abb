import { everyAddress } from '@/tests/support/journeys/every-address'
import { expect, test } from '@/tests/support/journeys/journey'
import { type DemoPerson, signInAs } from '@/tests/support/journeys/journey-accounts'
import { faultsOfHtml } from '@/tests/support/platform/valid-html'

/** Below a guarded page, but public. */
const UNKNOWN = '/settings/no/such/page'

for (const person of [null, 'parent', 'provider', 'admin'] as (DemoPerson | null)[])
  test(`${person ?? 'a visitor'} gets every page as valid HTML with one policy that names each of its scripts`, async ({
    page,
    baseURL,
  }) => {
    if (person) await signInAs(page, person, baseURL ?? '')
    const faults: string[] = []
    for (const address of [...(await everyAddress()), UNKNOWN]) {
      const response = await page.request.get(address || '/', { maxRedirects: 0 })
      if (response.status() >= 500) faults.push(`${address}: ${response.status()}`)
      const policies = response.headersArray().filter(({ name }) => name.toLowerCase() === 'content-security-policy')
      const isPage = response.status() !== 204 && (response.headers()['content-type'] ?? '').includes('html')
      if (!isPage) continue
      const policy = policies[0]?.value ?? ''
      if (policies.length !== 1 || !policy.includes("default-src 'none'") || /unsafe-(inline|eval)/.test(policy))
        faults.push(`${address} as ${response.status()}: ${policies.length} policies, ${policy.slice(0, 80)}`)
      const html = await response.text()
      const isCached = /'sha256-.*'sha256-/.test(policy)
      if (scriptsWithoutNonce(html) > 0 && !isCached) faults.push(`${address}: scripts that its policy does not name`)
      // The crawl covers public pages.
      if (person && !isCached && response.status() === 200)
        faults.push(...faultsOfHtml(html).map((fault) => `${address}: ${fault}`))
    }
    expect(faults).toEqual([])
  })

/** The number of the page's own scripts without a nonce: those of a cached page are named by hash. The first one always is. */
function scriptsWithoutNonce(html: string): number {
  const inline = Array.from(html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g), ([, attributes = '']) => attributes)
  return inline.filter((attributes) => !/nonce=|application\/ld\+json/.test(attributes)).length - 1
}
