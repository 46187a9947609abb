'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { FormAlert } from '@/components/forms/form-alert'
import { Button } from '@/components/ui/actions/button'
import { TextLink } from '@/components/ui/actions/links'
import { useShowMore } from '@/components/ui/hooks'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { showToast } from '@/components/ui/overlays/toasts'
import { Badge } from '@/components/ui/surface/badge'
import type { HeldGroup } from '@/lib/imports/uploads/schema/report'
import { ApiError, callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'
import { skippedRowMessages as texts } from './messages'

type AsideButtonsProps = { row: HeldGroup['rows'][number]; decide: (body: object) => Promise<void> }

/** The decisions for one row. */
export function SkippedRowButtons({
  row: { source, sourceId, candidates, isHome, canBeNew },
  decide,
}: AsideButtonsProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  async function say(decision: 'same' | 'new' | 'drop', providerId?: number) {
    setIsBusy(true)
    setRefusal(undefined)
    try {
      await decide({ source, sourceIds: [sourceId], decision, providerId })
    } catch (error) {
      if (!(error instanceof ApiError)) console.error(error)
      setRefusal((error instanceof ApiError && error.sentence) || texts.failed)
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

/** A state's file leaves hundreds: as many as a person reviews in one go. */
const AT_ONCE = 10

type AsideRowsProps = { group: HeldGroup; isFirst: boolean; decide: (body: object) => Promise<void> }

/** The rows of one rule, some at a time. */
export function SkippedRowList({ group: { title, source, rows }, isFirst, decide }: AsideRowsProps) {
  const { most, list, showMore } = useShowMore(AT_ONCE)
  const sourceIds = rows.map(({ sourceId }) => sourceId)
  const all = (decision: 'same' | 'new' | 'drop') => () => decide({ source, sourceIds, decision })
  const hidden = rows.length - most
  return (
    <Disclosure summary={texts.group(title, rows.length)} level={3} open={isFirst}>
      <div className="text-ink">
        <ul ref={list} className="divide-y divide-line border-t border-line">
          {rows.slice(0, most).map((row) => (
            <li key={row.sourceId} className="py-4">
              <p className="text-sm text-soft">{texts.row(row.line)}</p>
              <p className="font-semibold">{row.name}</p>
              <p className="numbers text-soft">{[row.says, row.phone].filter(Boolean).join(' · ')}</p>
              <p className="mt-2 text-sm text-soft">{texts.maybe}</p>
              <ul>
                {row.candidates.map((one) => (
                  <li key={one.providerId} className="py-1">
                    <Badge className="numbers mr-2">{texts.sure(one.percent)}</Badge>
                    <TextLink underlined href={routes.admin.provider(one.providerId)} className="font-semibold">
                      {one.name}
                    </TextLink>
                    <span className="numbers block text-soft">
                      {[one.place, one.phone].filter(Boolean).join(' · ')}
                    </span>
                    <span className="block text-sm text-soft">{one.reason}</span>
                  </li>
                ))}
              </ul>
              <SkippedRowButtons row={row} decide={decide} />
            </li>
          ))}
        </ul>
        {hidden > 0 && (
          <Button variant="secondary" onClick={showMore}>
            {texts.more(Math.min(AT_ONCE, hidden))}
          </Button>
        )}
        {rows.length > 1 && (
          <div>
            <p className="mt-5 text-sm text-soft">{texts.all(rows.length)}</p>
            <ConfirmButton label={texts.allSame} question={texts.ask} confirm={texts.allSame} act={all('same')} />
            {rows.every(({ canBeNew }) => canBeNew) && (
              <ConfirmButton label={texts.allNew} question={texts.ask} confirm={texts.allNew} act={all('new')} />
            )}
            <ConfirmButton label={texts.allDrop} question={texts.dropHint} confirm={texts.allDrop} act={all('drop')} />
          </div>
        )}
      </div>
    </Disclosure>
  )
}

/** Rows held for review, by the rule that was inconclusive: decided one by one, or a whole rule together. */
export function SkippedRows({ groups }: { groups: readonly HeldGroup[] }) {
  const router = useRouter()
  async function decide(body: object) {
    await callApi(routes.api.importAsides(), { method: 'POST', body })
    showToast({ title: texts.done })
    router.refresh()
  }
  return (
    <section className="max-w-reading">
      <h2 className="text-section tracking-tight">{texts.title}</h2>
      <p className="mt-1 mb-3 text-soft">{texts.lead}</p>
      {groups.map((group, index) => (
        <SkippedRowList key={group.code} group={group} isFirst={index === 0} decide={decide} />
      ))}
    </section>
  )
}
