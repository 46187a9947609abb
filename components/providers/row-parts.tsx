import type { ReactNode } from 'react'
import type { FitSentence } from '@/components/families/fit/fit-lines'
import { classNames } from '@/components/ui/class-names'
import type { Translate } from '@/lib/platform/language/types'
import { onOneLine } from '@/lib/platform/time/dates'
import type { Kind } from '@/lib/providers/catalogue/traits'
import { initialsOf, isNothingStated, openingLine, priceLine, type RowTexts, tintOf } from './row-text'
import type { RowValues } from './row-values'

type ProviderThumbnailProps = Pick<RowValues, 'name' | 'kind' | 'picture'> & {
  className?: string
  /** The first picture of the page. */
  isFirst?: boolean
}

/** A provider's photo, or its tile. Decorative: the name is next to it. */
export function ProviderThumbnail({ name, kind, picture, className, isFirst }: ProviderThumbnailProps) {
  if (!picture) return <ProviderTile name={name} kind={kind} className={className} />
  return (
    // biome-ignore lint/performance/noImgElement: already stored in the size needed
    <img
      src={picture}
      alt=""
      className={className}
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
    />
  )
}

type ProviderTileProps = { name: string; kind: Kind; className?: string }

/** Instead of a photo: a line drawing of the kind of building and the initials, on a tint taken from the name. */
export function ProviderTile({ name, kind, className }: ProviderTileProps) {
  return (
    <span
      className={classNames('tile', className)}
      data-tint={tintOf(name)}
      data-home={kind === 'family_home' || undefined}
      aria-hidden="true"
    >
      {initialsOf(name)}
    </span>
  )
}

type RowLinesProps = {
  row: RowValues
  today: string
  texts: RowTexts
}

const word = (chunks: ReactNode) => <span>{chunks}</span>

/** Openings and price for the requested ages, each with its date or marked as unknown. */
export function RowLines({ row, today, texts }: RowLinesProps) {
  const { row: t } = texts
  const { text, confirmedOn, isLater } = openingLine(texts, row, today)
  const price = priceLine(texts, row, today)
  return (
    <>
      {confirmedOn ? (
        // Next to a later start day, the date alone would be ambiguous: the word "confirmed" stays on phones, on the same line as
        // its date. If the line breaks at the dot, the dot stays with the words before it.
        <p className="row-opening" data-confirmed={isLater ? 'later' : ''}>
          {t.rich(isLater ? 'confirmedLater' : 'confirmed', { openings: text, day: onOneLine(confirmedOn), word })}
        </p>
      ) : (
        <p className="row-opening">{text}</p>
      )}
      {price && (
        <p className="row-price">
          <b>{price.amount}</b>
          {price.note ? `${price.unit} ` : price.unit}
          {price.note && <small>{price.note}</small>}
        </p>
      )}
      {!price && !isNothingStated(row) && (
        <p className="row-price row-unknown">
          {t(row.otherAges?.includes('price') ? 'price.otherAges' : 'price.unknown')}
        </p>
      )}
    </>
  )
}

/** The one line of a row that says how a provider fits a child. */
export function RowFit({ verdict, text, t }: FitSentence & { t: Translate<'families.fit'> }) {
  const spoken = verdict && verdict !== 'matches' ? `${t(`verdicts.${verdict}`)} ` : null
  return (
    <p className="row-fit" data-fit={verdict ?? undefined}>
      {spoken && <span className="sr-only">{spoken}</span>}
      {text}
    </p>
  )
}
