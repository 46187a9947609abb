import { readdirSync } from 'node:fs'
import path from 'node:path'
import { publicIdOfDemo } from '@/tests/support/demo-providers'
import { expect, test } from '@/tests/support/journey'
import { type DemoPerson, signInAs } from '@/tests/support/journey-accounts'

/** What stands for a page's parameter; another page needs a number, which may exist or not. */
const SAMPLES: Record<string, string> = { careType: 'daycare', location: 'orlando-fl', placeId: 'ChIJxxxxxxxxxxxx' }
/** A rewrite's target, which nobody asks for by this name. */
const INTERNAL = ['/provider/google/']

/** The address of every page that the folder `app` has. */
async function addresses(): Promise<string[]> {
  const provider = await publicIdOfDemo('Little Harbor Academy')
  return readdirSync(path.resolve('app'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) =>
      `/${path.dirname(file)}`
        .replace(/\/\.$|\/\([^)]+\)|\/\[\[\.\.\.[^\]]+\]\]/g, '')
        .replace('/provider/[id]', `/provider/${provider}`)
        .replace(/\[(\w+)\]/g, (_, name) => SAMPLES[name] ?? '1'),
    )
    .filter((address) => !INTERNAL.some((start) => address.startsWith(start)))
}

for (const person of [null, 'parent', 'provider', 'admin'] as (DemoPerson | null)[])
  test(`every page is sent to ${person ?? 'a visitor'} with one policy, which names each of its scripts`, async ({
    page,
    baseURL,
  }) => {
    if (person) await signInAs(page, person, baseURL ?? '')
    const faults: string[] = []
    for (const address of await addresses()) {
      const answer = await page.request.get(address || '/', { maxRedirects: 0 })
      if (answer.status() >= 500) faults.push(`${address}: ${answer.status()}`)
      const policies = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'content-security-policy')
      const isPage = answer.status() !== 204 && (answer.headers()['content-type'] ?? '').includes('html')
      if (!isPage) continue
      const policy = policies[0]?.value ?? ''
      if (policies.length !== 1 || !policy.includes("default-src 'none'") || /unsafe-(inline|eval)/.test(policy))
        faults.push(`${address} as ${answer.status()}: ${policies.length} policies, ${policy.slice(0, 80)}`)
      const unnamed = scriptsWithoutNonce(await answer.text()) > 0 && !/'sha256-.*'sha256-/.test(policy)
      if (unnamed) faults.push(`${address}: scripts that its policy does not name`)
    }
    expect(faults).toEqual([])
  })

/** How many scripts of the page itself have no nonce: a kept page's are named by their hashes. The first one always is. */
function scriptsWithoutNonce(html: string): number {
  const inline = Array.from(html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g), ([, attributes = '']) => attributes)
  return inline.filter((attributes) => !/nonce=|application\/ld\+json/.test(attributes)).length - 1
}
