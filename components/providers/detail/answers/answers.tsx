import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon, type IconName } from '@/components/ui/surface/icon'
import type { FitFacts } from '@/lib/families/fit/schema'
import type { Translate } from '@/lib/platform/language/types'
import { dayText } from '@/lib/platform/time/dates'
import { type SourceTexts, sourceText } from '@/lib/providers/catalogue/sources'
import { type AgeBandCode, bandPlural } from '@/lib/providers/rules/ages'
import { freshnessOf, summarizeOpenings } from '@/lib/providers/rules/openings'
import { moneyText, tuitionRange } from '@/lib/providers/rules/tuition'
import type { ProviderCard, ProviderDetail } from '@/lib/providers/types'
import { noOpeningText, openingCountText, priceUnit, type RowTexts, useRowTexts } from '../../row-text'

/** The data of the answers. Plain values, because the browser needs them too, for a parent's own child. */
export type AnswerFacts = FitFacts &
  Pick<ProviderDetail, 'id' | 'kind' | 'registrationFeeCents'> & {
    /** "Usually replies within 5 hours"; null if it is not measured. */
    reply: string | null
  }

/** The data of opening and price. */
type PriceFacts = Pick<AnswerFacts, 'kind' | 'status' | 'ageBands' | 'facts' | 'registrationFeeCents' | 'reply'>

type Room = [
  band: AgeBandCode,
  openings: number | null,
  weeklyCents: number | null,
  from: string | null,
  waitlist: number | null,
]

/** The same for a similar provider, in few bytes: every page sends it, but it is used only where a child is known. */
export type RowFacts = Pick<AnswerFacts, 'kind' | 'status'> & { rooms: Room[]; openingsOn?: string; tuitionOn?: string }

export function rowFactsOf({ kind, status, ageBands, facts: { openings, tuition } }: ProviderCard): RowFacts {
  const stated = ageBands.filter((row) => row.openings !== null || row.tuitionWeeklyCents !== null)
  return {
    kind,
    status,
    rooms: stated.map((row) => [row.band, row.openings, row.tuitionWeeklyCents, row.openingsFrom, row.waitlist]),
    ...(openings && { openingsOn: openings.confirmedOn }),
    ...(tuition && { tuitionOn: tuition.confirmedOn }),
  }
}

/** A row shows when a fact was stated, but not by whom, so the source is a placeholder. */
const statedOn = (confirmedOn: string) => ({ source: 'provider' as const, sourceName: '', confirmedOn })

function priceFactsIn({ kind, status, rooms, openingsOn, tuitionOn }: RowFacts): PriceFacts {
  const ageBands = rooms.map(([band, openings, tuitionWeeklyCents, openingsFrom, waitlist]) => ({
    ...{ band, openings, tuitionWeeklyCents, openingsFrom, waitlist },
    childrenPerAdult: null,
  }))
  const facts = {
    ...(openingsOn && { openings: statedOn(openingsOn) }),
    ...(tuitionOn && { tuition: statedOn(tuitionOn) }),
  }
  return { kind, status, ageBands, facts, registrationFeeCents: null, reply: null }
}

export function answerFactsOf(provider: ProviderDetail, reply: string | null): AnswerFacts {
  const { id, kind, status, registrationFeeCents, ageMinMonths, ageMaxMonths, ageBands, hours } = provider
  const { openings, tuition, hours: hoursFact } = provider.facts
  const facts = { ...(openings && { openings }), ...(tuition && { tuition }), ...(hoursFact && { hours: hoursFact }) }
  return { id, kind, status, registrationFeeCents, ageMinMonths, ageMaxMonths, ageBands, hours, facts, reply }
}

/** The messages of opening and price. */
type AnswerTexts = { t: Translate<'providers.answers'>; texts: RowTexts; sources: SourceTexts }

export function useAnswerTexts(): AnswerTexts {
  const t = useTranslations('providers.answers')
  const texts = useRowTexts()
  const sources = useTranslations('providers.sources')
  return { t, texts, sources }
}

type AnswerValue = {
  icon: IconName
  tone: 'confirmed' | 'unknown' | 'plain'
  /** A price, shown before the text in larger type. */
  figure?: string
  text: string
  note?: string
}

/** A short answer and its source. Always two lines high, so that nothing shifts when the answer for a child replaces it. */
export function Answer({ icon, tone, figure, text, note }: AnswerValue) {
  return (
    <li className="short-answer">
      <Icon name={icon} className={classNames('mt-0.5', tone === 'confirmed' ? 'text-pine' : 'text-soft')} />
      <div className="min-w-0">
        <p
          className={classNames(
            'text-ui',
            tone === 'confirmed' && 'font-semibold text-pine',
            tone === 'unknown' && 'text-soft',
          )}
        >
          {figure && <strong className="numbers text-section tracking-tight">{figure}</strong>}
          {text}
        </p>
        {note && <p className="text-sm text-soft">{note}</p>}
      </div>
    </li>
  )
}

const joined = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(' · ') || undefined

/** Openings for one age, or for all. */
export function openingAnswer(
  { t, texts, sources }: AnswerTexts,
  facts: PriceFacts,
  today: string,
  code?: AgeBandCode,
): AnswerValue {
  const { row, locale } = texts
  const summary = summarizeOpenings(facts, today, code)
  const source = facts.facts.openings?.sourceName
  const note = joined(
    source && summary.state !== 'unknown' && t('by', { source: sourceText(sources, source) }),
    facts.reply,
  )
  if (summary.state !== 'open')
    return { icon: 'info', tone: 'unknown', text: noOpeningText(texts, summary, today), note }
  const count = openingCountText(texts, summary.count, summary.bands)
  const openings = summary.from
    ? row('openings.from', { openings: count, day: dayText(locale, summary.from, today) })
    : count
  return {
    icon: 'check',
    tone: 'confirmed',
    text: t('openings', { openings, day: dayText(locale, summary.confirmedOn, today) }),
    note,
  }
}

/** The weekly price for one age; without an age the range for all, never the lowest alone. */
export function priceAnswer(
  { t, texts }: AnswerTexts,
  facts: PriceFacts,
  today: string,
  code?: AgeBandCode,
): AnswerValue {
  const { row, locale } = texts
  const range = tuitionRange(facts.ageBands)
  const ages = code ? bandPlural(texts.ages, code) : null
  const fee = facts.registrationFeeCents
  const feeText = fee ? t('fee', { fee: moneyText(fee) }) : null
  if (!range) return { icon: 'dollar', tone: 'unknown', text: row('price.unknown'), note: feeText ?? undefined }
  const { lowest, highest } = range
  const rangeText =
    lowest === highest ? moneyText(lowest) : row('price.range', { low: moneyText(lowest), high: moneyText(highest) })
  const cents = facts.ageBands.find((one) => one.band === code)?.tuitionWeeklyCents ?? null
  if (ages !== null && cents === null) {
    const text = t('notStatedFor', { ages })
    return { icon: 'dollar', tone: 'unknown', text, note: t('otherAges', { range: rangeText }) }
  }
  const stated = facts.facts.tuition
  const isFresh = freshnessOf(stated, today) === 'confirmed'
  const age = stated ? row('asOf', { day: dayText(locale, stated.confirmedOn, today) }) : row('undated')
  return {
    icon: 'dollar',
    tone: 'plain',
    figure: cents === null ? rangeText : moneyText(cents),
    text: priceUnit(texts, ages, ages === null && lowest !== highest),
    note: joined(t('fullTime'), feeText, !isFresh && age),
  }
}

/** Two columns where there is room. */
export const AnswerList = ({ children }: { children: ReactNode }) => (
  <ul className="mt-4 grid gap-x-8 border-t border-line md:grid-cols-2">{children}</ul>
)

type PricesProps = { facts: PriceFacts; today: string; code?: AgeBandCode | undefined }

/** Price and opening in the sidebar, in two lines. */
export function PriceAndOpening({ facts, today, code }: PricesProps) {
  const texts = useAnswerTexts()
  const price = priceAnswer(texts, facts, today, code)
  const opening = openingAnswer(texts, facts, today, code)
  const isOpen = opening.tone === 'confirmed'
  return (
    <>
      <p className="min-h-9 text-soft">
        {price.figure && (
          <strong className="numbers text-heading font-bold tracking-tight text-ink">{price.figure}</strong>
        )}
        {price.text}
      </p>
      <p className={classNames('mt-1.5 flex min-h-6 items-start gap-2 text-ui', isOpen ? 'text-pine' : 'text-soft')}>
        <Icon name={opening.icon} className="mt-[0.2em]" />
        <span className="min-w-0">{opening.text}</span>
      </p>
    </>
  )
}

type RowPricesProps = { row: RowFacts; today: string; code?: AgeBandCode | undefined }

/** Price and opening of a similar provider. The same height for every child, so that nothing shifts. */
export function RowPriceAndOpening({ row, today, code }: RowPricesProps) {
  const texts = useAnswerTexts()
  const facts = priceFactsIn(row)
  const price = priceAnswer(texts, facts, today, code)
  const opening = openingAnswer(texts, facts, today, code)
  return (
    <>
      <p className={classNames('min-h-10 text-sm', price.tone === 'unknown' && 'text-soft')}>
        {price.figure && <strong className="numbers">{price.figure}</strong>}
        {price.text}
      </p>
      <p
        className={classNames(
          'min-h-10 text-sm',
          opening.tone === 'confirmed' ? 'font-semibold text-pine' : 'text-soft',
        )}
      >
        {opening.text}
      </p>
    </>
  )
}
