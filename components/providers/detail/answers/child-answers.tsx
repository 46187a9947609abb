'use client'

import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useIsParent } from '@/components/families/fit/own-fit'
import type { AgeBandCode } from '@/lib/providers/rules/ages'
import { readLastSearch } from '../../stored-provider'
import { browserMessages as texts } from '../browser-messages'
import type { AnswerFacts, RowFacts } from './answers'

const OwnAnswers = lazy(() => import('./own-answers'))

const AGE = /[?&]age=\d/

/** A query with a child's needs: this page's, or that of the search this tab came from; empty without one. */
function searchedNeeds(): string {
  const { search } = window.location
  const query = AGE.test(search) ? search : readLastSearch('')
  return AGE.test(query) ? query.slice(query.indexOf('?')) : ''
}

/** `row`: of another provider than the page's. */
export type ChildAnswersProps = ({ look: 'list' | 'card'; facts: AnswerFacts } | { look: 'row'; facts: RowFacts }) & {
  today: string
  /** For everyone: shown until a child is known. */
  children: ReactNode
}

/**
 * Opening, price and fit for a child: a signed-in parent's, or of the age in the search. The page is the same for everyone, so this
 * happens in the browser, and its code loads only for those who have a child to ask about.
 */
export function ChildAnswers({ children, ...answers }: ChildAnswersProps) {
  const isParent = useIsParent()
  const [searched, setSearched] = useState('')
  useEffect(() => setSearched(searchedNeeds()), [])
  if (!isParent && !searched) return children
  return (
    <Suspense fallback={children}>
      <OwnAnswers {...answers} isParent={isParent} searched={searched} otherwise={children} />
    </Suspense>
  )
}

/** The room of the child that the answers are for; `name` is null for a child whose age was entered. */
type OwnRoomState = { band: AgeBandCode; name: string | null } | null

let ownRoom: OwnRoomState = null
const listeners = new Set<() => void>()

export function publishOwnRoom(next: OwnRoomState): void {
  ownRoom = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** In a table of ages: "Mia’s room" at that of the child, whose row is tinted by it. */
export function OwnRoom({ band }: { band: AgeBandCode }) {
  const room = useSyncExternalStore(
    subscribe,
    () => ownRoom,
    () => null,
  )
  if (room?.band !== band) return null
  return (
    <span data-own-room className="block text-sm font-semibold text-pine-deep">
      {texts.ownRoom(room.name)}
    </span>
  )
}
