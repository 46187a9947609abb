import type { PlaceFigures } from '@/lib/providers/rules/location-facts'
import { faqTexts, listOf } from './faq-texts'

/** "40 centers, 6 family homes and 1 school", the most frequent first. */
export function kindsInWords({ kinds }: Pick<PlaceFigures, 'kinds'>): string {
  return listOf(
    kinds.map(({ kind, providers }) => {
      const [one, many] = faqTexts.kinds.kind[kind]
      return `${providers.toLocaleString('en-US')} ${providers === 1 ? one : many}`
    }),
  )
}
