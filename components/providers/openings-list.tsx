import { useTranslations } from 'next-intl'
import { useLocalPath } from '@/components/ui/language'
import type { Translate } from '@/lib/platform/language/types'
import { dayText } from '@/lib/platform/time/dates'
import { AGE_BANDS, bandLabel } from '@/lib/providers/rules/ages'
import { openingsFirst, summarizeOpenings } from '@/lib/providers/rules/openings'
import type { ProviderCard } from '@/lib/providers/types'
import { openingsText, type ProviderTexts } from './provider-text'
import { openingLine, priceLine, type RowTexts } from './row-text'
import { type RowValues, rowValuesOf } from './row-values'

/** `href`: the absolute URL of the provider's page; omitted if all lines are about one provider. */
export type EmbeddedLine = {
  key: string
  name: string
  href?: string
  opening: string
  price: string
  confirmed: string
  isSponsored?: boolean
}

const MAX_PROVIDERS = 10

/** The messages of the lines. */
export type LineTexts = { embed: Translate<'providers.embed'>; texts: RowTexts; common: ProviderTexts }

/** Lines for the providers of a place that are open and have a confirmed opening. `hrefOf`: absolute URLs by public id. */
export function placeLines(
  { embed, texts }: Pick<LineTexts, 'embed' | 'texts'>,
  providers: readonly ProviderCard[],
  today: string,
  hrefOf: (id: string) => string,
) {
  return openingsFirst(providers, today)
    .filter((provider) => provider.status === 'open' && summarizeOpenings(provider, today).state === 'open')
    .slice(0, MAX_PROVIDERS)
    .map((provider): EmbeddedLine => {
      const row = rowValuesOf(provider, today)
      const { text, confirmedOn = '' } = openingLine(texts, row, today)
      return {
        key: provider.id,
        name: provider.name,
        href: hrefOf(provider.id),
        opening: text,
        price: priceText(texts, row, today),
        confirmed: embed('confirmed', { day: confirmedOn }),
        isSponsored: provider.isSponsored,
      }
    })
}

/** A line for each age of a provider whose openings are confirmed, including ages that are full. */
export function providerLines(
  { embed, texts, common }: LineTexts,
  provider: ProviderCard,
  today: string,
): EmbeddedLine[] {
  return AGE_BANDS.flatMap(({ code }, index) => {
    const openings = summarizeOpenings(provider, today, code)
    const confirmedOn = provider.facts.openings?.confirmedOn
    if (!confirmedOn || (openings.state !== 'open' && openings.state !== 'full')) return []
    return [
      {
        key: code,
        name: bandLabel(texts.ages, code),
        opening: openingsText(common, texts, openings, today),
        price: priceText(texts, rowValuesOf(provider, today, [index]), today),
        confirmed: embed('confirmed', { day: dayText(texts.locale, confirmedOn, today) }),
      },
    ]
  })
}

/** The price, with its date if it was not confirmed recently. */
function priceText(texts: RowTexts, row: RowValues, today: string): string {
  const price = priceLine(texts, row, today)
  if (!price) return texts.row('price.unknown')
  return [price.amount + price.unit, price.note].filter(Boolean).join(', ')
}

type OpeningsListProps = {
  heading: string
  lines: readonly EmbeddedLine[]
  /** The text to show if there are no lines. */
  empty?: string
  /** An absolute URL, like those of the lines. */
  more: { href: string; text: string }
}

/** A list of openings for a frame on another site: links and text, which need no script. */
export function OpeningsList({ heading, lines, empty, more }: OpeningsListProps) {
  const embed = useTranslations('providers.embed')
  const t = useTranslations('providers.row')
  return (
    <main className="p-4">
      <h1 className="text-name font-bold tracking-tight">{heading}</h1>
      {lines.length === 0 ? (
        <p className="mt-2 text-soft">{empty ?? embed('none')}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {lines.map((line) => (
            <li key={line.key} className="py-2.5">
              <p className="font-semibold">
                {line.href ? <OutsideLink href={line.href}>{line.name}</OutsideLink> : line.name}
              </p>
              <p className="text-ui text-pine">{line.opening}</p>
              <p className="text-sm text-soft">
                {[line.price, line.confirmed, line.isSponsored && t('sponsored')].filter(Boolean).join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-ui">
        <OutsideLink href={more.href}>{more.text}</OutsideLink>
      </p>
    </main>
  )
}

/** Other pages of this site may not be framed, so links open a new tab. */
function OutsideLink({ href, children }: { href: string; children: string }) {
  const path = useLocalPath()
  return (
    <a href={path(href)} target="_blank" rel="noopener" className="inline-block min-h-6 text-pine underline">
      {children}
    </a>
  )
}
