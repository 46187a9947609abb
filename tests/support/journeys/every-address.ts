import { readdirSync } from 'node:fs'
import path from 'node:path'
import { publicIdOfDemo } from './demo-providers'

/** What stands for a page's parameter; another page needs a number, which may exist or not. */
const SAMPLES: Record<string, string> = { careType: 'daycare', location: 'orlando-fl', placeId: 'ChIJxxxxxxxxxxxx' }
/** A rewrite's target, which nobody asks for by this name. */
const INTERNAL = ['/provider/google/']

/** The address of every page that the folder `app` has. */
export async function everyAddress(): Promise<string[]> {
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
