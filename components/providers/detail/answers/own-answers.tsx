'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useEffect } from 'react'
import { fitSentence } from '@/components/families/fit/fit-lines'
import { useOwnFit } from '@/components/families/fit/fit-store'
import { type FitLine, fitLinesOf } from '@/components/families/fit/fit-view'
import { needsInQuery } from '@/lib/families/fit/rules/needs'
import { type AgeBandCode, ageBandOf } from '@/lib/providers/rules/ages'
import {
  Answer,
  type AnswerFacts,
  openingAnswer,
  PriceAndOpening,
  priceAnswer,
  type RowFacts,
  RowPriceAndOpening,
  useAnswerTexts,
} from './answers'
import { publishOwnRoom } from './own-room'

type OwnProps = {
  today: string
  isParent: boolean
  /** A query with a child's needs, or empty. */
  searched: string
  fallback: ReactNode
}

type ForChild = { name: string | null; band: AgeBandCode | null; lines: readonly FitLine[] }

type AnswersProps = OwnProps & { variant: 'list' | 'card'; facts: AnswerFacts }
type RowProps = OwnProps & { variant: 'row'; facts: RowFacts }

/** Loaded only where a child is known. */
export default function OwnAnswers(props: AnswersProps | RowProps) {
  return props.variant === 'row' ? <OwnRowAnswer {...props} /> : <OwnPageAnswers {...props} />
}

/** Opening and price of a similar provider for the same child. */
function OwnRowAnswer({ facts, today, isParent, searched, fallback }: RowProps) {
  const { children, chosen } = useOwnFit(null)
  const age = (isParent && children[chosen]?.needs.age) || needsInQuery(searched)?.ageMonths
  if (age === undefined || age === null) return fallback
  return <RowPriceAndOpening row={facts} today={today} code={ageBandOf(Number(age))?.code} />
}

function OwnPageAnswers({ facts, today, variant, isParent, searched, fallback }: AnswersProps) {
  const texts = useAnswerTexts()
  const child = useChild(facts, today, isParent, searched)
  const band = child?.band ?? null
  const name = child?.name ?? null
  useEffect(() => {
    publishOwnRoom(band && { band, name })
    return () => publishOwnRoom(null)
  }, [band, name])
  if (!child) return fallback
  const code = child.band ?? undefined
  if (variant === 'card') return <PriceAndOpening facts={facts} today={today} code={code} />
  return (
    <>
      <Answer {...openingAnswer(texts, facts, today, code)} />
      <Answer {...priceAnswer(texts, facts, today, code)} />
      <FitAnswer {...child} />
    </>
  )
}

/** The parent's own child, because more is known about it than a URL contains; otherwise the child of the search. */
function useChild(facts: AnswerFacts, today: string, isParent: boolean, searched: string): ForChild | null {
  const t = useTranslations('families.fitLines')
  const locale = useLocale()
  const { children, fits, chosen } = useOwnFit(isParent ? facts.id : null)
  const own = children[chosen]
  const fit = fits[facts.id]?.[chosen]
  if (own && fit) return { name: own.name, band: ageBandOf(Number(own.needs.age))?.code ?? null, lines: fit.lines }
  const needs = needsInQuery(searched)
  if (!needs || needs.ageMonths === null) return null
  return {
    name: null,
    band: ageBandOf(needs.ageMonths)?.code ?? null,
    lines: fitLinesOf(t, locale, facts, needs, today),
  }
}

/** What does not fit comes first; below it, what does and what is not known. */
function FitAnswer({ name, lines }: ForChild) {
  const t = useTranslations('families.fit')
  const own = useTranslations('families.ownChildren')
  const sentence = fitSentence(lines, name, t)
  if (!sentence) return null
  const { verdict, text } = sentence
  // If everything is unknown, the answer says so, and the line below it lists what.
  const isKnown = verdict !== 'unknown'
  const rest = lines.filter((line) => line.verdict && !(isKnown && line.verdict === verdict))
  const note = (['matches', 'unknown'] as const).flatMap((one) => {
    const matching = rest.filter((line) => line.verdict === one)
    return matching.length > 0
      ? `${t(`verdicts.${one}`)} ${matching.map((line) => t(`criteria.${line.criterion}`)).join(', ')}`
      : []
  })
  return (
    <Answer
      icon={verdict === 'matches' ? 'users' : verdict === 'does_not' ? 'x' : 'info'}
      tone={verdict === 'matches' ? 'confirmed' : verdict === 'does_not' ? 'plain' : 'unknown'}
      text={
        verdict === 'does_not'
          ? `${t('verdicts.does_not')} ${text.charAt(0).toLowerCase()}${text.slice(1)}`
          : isKnown
            ? text
            : name === null
              ? own('unsure')
              : own('unsureFor', { name })
      }
      note={note.join(' · ') || undefined}
    />
  )
}
