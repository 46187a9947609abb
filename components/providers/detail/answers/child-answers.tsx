'use client'

import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useIsParent } from '@/components/accounts/session'
import { withMessages } from '@/components/platform/browser-messages'
import { ProviderLaterMessages } from '@/messages/parts/provider-later'
import { searchedNeeds } from '../../stored-provider'
import type { AnswerFacts, RowFacts } from './answers'

const OwnAnswers = withMessages(
  ProviderLaterMessages,
  lazy(() => import('./own-answers')),
)

/** `row`: for a similar provider instead of the page's own. */
export type ChildAnswersProps = (
  | { variant: 'list' | 'card'; facts: AnswerFacts }
  | { variant: 'row'; facts: RowFacts }
) & {
  today: string
  /** The answers for everyone, shown until a child is known. */
  children: ReactNode
}

/**
 * Opening, price and fit for a child: a signed-in parent's own, or one of the age in the search. The page is the same for everyone, so
 * this happens in the browser, and its code loads only for parents and for visitors who searched for a child.
 */
export function ChildAnswers({ children, ...answers }: ChildAnswersProps) {
  const isParent = useIsParent()
  const [searched, setSearched] = useState('')
  useEffect(() => setSearched(searchedNeeds()), [])
  if (!isParent && !searched) return children
  return (
    <Suspense fallback={children}>
      <OwnAnswers {...answers} isParent={isParent} searched={searched} fallback={children} />
    </Suspense>
  )
}
