'use client'

import { type ReactNode, useEffect } from 'react'
import { fitMessages, fitSentence } from '@/components/families/fit/fit-lines'
import { useOwnFit } from '@/components/families/fit/fit-store'
import { type FitLine, fitLinesOf } from '@/components/families/fit/fit-view'
import { needsInQuery } from '@/lib/families/fit/rules/needs'
import { type AgeBandCode, ageBandOf } from '@/lib/providers/rules/ages'
import { Answer, openingAnswer, PriceAndOpening, priceAnswer } from './answers'
import type { ChildAnswersProps } from './child-answers'
import { publishOwnRoom } from './own-room'

type OwnAnswersProps = Omit<ChildAnswersProps, 'children'> & {
  isParent: boolean
  /** A query with a child's needs, or empty. */
  searched: string
  otherwise: ReactNode
}

type ForChild = { name: string | null; band: AgeBandCode | null; lines: readonly FitLine[] }

/** Loaded only where a child is known. */
export default function OwnAnswers({ facts, today, look, isParent, searched, otherwise }: OwnAnswersProps) {
  const child = useChild(facts, today, isParent, searched)
  const band = child?.band ?? null
  const name = child?.name ?? null
  useEffect(() => {
    publishOwnRoom(band && { band, name })
    return () => publishOwnRoom(null)
  }, [band, name])
  if (!child) return otherwise
  const code = child.band ?? undefined
  if (look === 'card') return <PriceAndOpening facts={facts} today={today} code={code} />
  return (
    <>
      <Answer {...openingAnswer(facts, today, code)} />
      <Answer {...priceAnswer(facts, today, code)} />
      <FitAnswer {...child} />
    </>
  )
}

/** One's own child if there is one, since more is known of it than an address tells; else the one searched for. */
function useChild(
  facts: OwnAnswersProps['facts'],
  today: string,
  isParent: boolean,
  searched: string,
): ForChild | null {
  const { children, fits, chosen } = useOwnFit(isParent ? facts.id : null)
  const own = children[chosen]
  const lines = fits[facts.id]?.[chosen]
  if (own && lines) return { name: own.name, band: ageBandOf(Number(own.needs.age))?.code ?? null, lines }
  const needs = needsInQuery(searched)
  if (!needs || needs.ageMonths === null) return null
  return { name: null, band: ageBandOf(needs.ageMonths)?.code ?? null, lines: fitLinesOf(facts, needs, today) }
}

/** What does not fit comes first; below it, what does and what is not known. */
function FitAnswer({ name, lines }: ForChild) {
  const sentence = fitSentence(lines, name)
  if (!sentence) return null
  const { verdict, text } = sentence
  const rest = lines.filter((line) => line.verdict && line.verdict !== verdict)
  const note = (['matches', 'unknown'] as const).flatMap((one) => {
    const of = rest.filter((line) => line.verdict === one)
    return of.length > 0
      ? `${fitMessages.verdicts[one]} ${of.map((line) => fitMessages.criteria[line.criterion]).join(', ')}`
      : []
  })
  return (
    <Answer
      icon={verdict === 'matches' ? 'users' : verdict === 'does_not' ? 'x' : 'info'}
      tone={verdict === 'matches' ? 'confirmed' : verdict === 'does_not' ? 'plain' : 'unknown'}
      text={verdict === 'matches' ? text : `${fitMessages.verdicts[verdict ?? 'unknown']} ${text}`}
      note={note.join(' · ') || undefined}
    />
  )
}
