import { readdirSync } from 'node:fs'
import path from 'node:path'
import { publicIdOfDemo } from './demo-providers'

/** Values for a page's parameter; other pages need a number, which may exist or not. */
const SAMPLES: Record<string, string> = { careType: 'daycare', location: 'orlando-fl', placeId: 'ChIJxxxxxxxxxxxx' }
/** A rewrite's target, which is never requested under this path. */
const INTERNAL = ['/provider/google/']

/** The English address of every page. */
export async function everyAddress(): Promise<string[]> {
  const provider = await publicIdOfDemo('Little Harbor Academy')
  return readdirSync(path.resolve('app/[locale]'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) =>
      `/${path.dirname(file)}`
        .replace(/\/\.$|\/\([^)]+\)|\/\[\[\.\.\.[^\]]+\]\]/g, '')
        .replace('/provider/[id]', `/provider/${provider}`)
        .replace(/\[(\w+)\]/g, (_, name) => SAMPLES[name] ?? '1'),
    )
    .filter((address) => !INTERNAL.some((start) => address.startsWith(start)))
}
