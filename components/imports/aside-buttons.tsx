'use client'

import { useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { Button } from '@/components/ui/button'
import type { AsideGroup } from '@/lib/imports/types/uploads'
import { CallError } from '@/lib/platform/call-api'
import { asideTexts as texts } from './texts'

type AsideButtonsProps = { row: AsideGroup['rows'][number]; decide: (body: object) => Promise<void> }

/** What one row can become. */
export function AsideButtons({ row: { source, sourceId, candidates, isHome, canBeNew }, decide }: AsideButtonsProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  async function say(decision: 'same' | 'new' | 'drop', providerId?: number) {
    setIsBusy(true)
    setRefusal(undefined)
    try {
      await decide({ source, sourceIds: [sourceId], decision, providerId })
    } catch (error) {
      if (!(error instanceof CallError)) console.error(error)
      setRefusal((error instanceof CallError && error.sentence) || texts.failed)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <div className="mt-3 grid gap-2">
      <FormAlert>{refusal}</FormAlert>
      <div className="flex flex-wrap gap-2.5">
        {candidates.map(({ providerId, name }) => (
          <Button key={providerId} variant="secondary" disabled={isBusy} onClick={() => void say('same', providerId)}>
            {texts.same(name)}
          </Button>
        ))}
        {canBeNew && (
          <Button variant="secondary" disabled={isBusy} onClick={() => void say('new')}>
            {texts.fresh}
          </Button>
        )}
        <Button variant="quiet" disabled={isBusy} onClick={() => void say('drop')}>
          {texts.drop}
        </Button>
      </div>
      {isHome && <p className="text-sm text-soft">{canBeNew ? texts.homeKept : texts.home}</p>}
    </div>
  )
}
