'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { withMessages } from '@/components/platform/browser-messages'
import { Button } from '@/components/ui/actions/button'
import { Checkbox } from '@/components/ui/fields/choice'
import { useIsHydrated } from '@/components/ui/hooks'
import { ReadingMessages } from '@/messages/parts/reading'
import { PrintButton } from '../tools/print-button'

/** Browsers store the names of checked points: a name must stay with its point. */
export const CHECKLIST = [
  { area: 'before', points: ['license', 'drop-in', 'prices'] },
  { area: 'door', points: ['posted', 'entrance', 'pick-up'] },
  { area: 'rooms', points: ['in-sight', 'ratio', 'warm', 'out-of-reach', 'sleep'] },
  { area: 'health', points: ['hands', 'allergies', 'first-aid'] },
  { area: 'outside', points: ['playground', 'water', 'drills', 'transport'] },
] as const

/** The storage key of the checked points: their names, nothing else. */
export const CHECKED_KEY = 'safety-checklist'

function readChecked(): string[] {
  try {
    const ticks: unknown = JSON.parse(window.localStorage.getItem(CHECKED_KEY) ?? '[]')
    return Array.isArray(ticks) ? ticks.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Without storage (full or blocked) checks last as long as the page. */
function storeChecked(ids: readonly string[]): void {
  try {
    if (ids.length > 0) window.localStorage.setItem(CHECKED_KEY, JSON.stringify(ids))
    else window.localStorage.removeItem(CHECKED_KEY)
  } catch {}
}

const ALL = CHECKLIST.reduce((sum, { points }) => sum + points.length, 0)

/**
 * Checkable, stored in this browser, and printable with space for the provider's name. Without JavaScript it can be
 * checked and printed.
 */
function Checklist() {
  const t = useTranslations('content.checklist')
  const [ticks, setTicks] = useState<readonly string[]>([])
  const isAlive = useIsHydrated()
  useEffect(() => setTicks(readChecked()), [])

  function change(next: readonly string[]) {
    setTicks(next)
    storeChecked(next)
  }

  return (
    <div>
      <p className="mt-5 mb-5 hidden gap-8 text-ui print:flex">
        <span className="flex-1 border-b border-line-strong pb-1">{t('provider')}</span>
        <span className="w-56 border-b border-line-strong pb-1">{t('date')}</span>
      </p>
      <div className="gap-x-12 md:columns-2 print:grid print:grid-cols-2 print:text-sm print:leading-tight print:[&_label]:min-h-0 print:[&_label]:py-0.5">
        {CHECKLIST.map(({ area, points }) => (
          <fieldset key={area} className="mb-6 break-inside-avoid print:mb-3">
            <legend className="mb-1 font-semibold">{t(`areas.${area}`)}</legend>
            {points.map((id) => (
              <Checkbox
                key={id}
                id={`check-${id}`}
                label={t(`points.${id}`)}
                checked={ticks.includes(id)}
                onChange={(event) =>
                  change(event.target.checked ? [...ticks, id] : ticks.filter((ticked) => ticked !== id))
                }
              />
            ))}
          </fieldset>
        ))}
      </div>
      {isAlive && (
        <div className="mt-5 flex flex-wrap items-center gap-3 print:hidden">
          <p role="status" className="numbers mr-auto text-ui text-soft">
            {t('progress', { ticked: ticks.length, all: ALL })}
          </p>
          {ticks.length > 0 && (
            <Button variant="quiet" onClick={() => change([])}>
              {t('clear')}
            </Button>
          )}
          <PrintButton />
        </div>
      )}
    </div>
  )
}

export const SafetyChecklist = withMessages(ReadingMessages, Checklist)
