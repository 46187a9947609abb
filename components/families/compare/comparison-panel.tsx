'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { signUpLink } from '@/components/accounts/dialog-links'
import { Button } from '@/components/ui/actions/button'
import { ChipButton } from '@/components/ui/actions/chip'
import { ButtonLink } from '@/components/ui/actions/links'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { Dialog } from '@/components/ui/overlays/dialog'
import { showToast } from '@/components/ui/overlays/toasts'
import { Avatar } from '@/components/ui/surface/avatar'
import { Icon } from '@/components/ui/surface/icon'
import {
  CRITERIA,
  MAX_COLUMNS,
  MAX_COMPARED,
  rank,
  WEIGHTS,
  type Weights,
  weightOf,
} from '@/lib/families/compare/rules/criteria'
import type { ChoiceInput } from '@/lib/families/compare/schema'
import { callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'
import { dayText } from '@/lib/platform/time/dates'
import type { Owner } from '../favorites/favorite-store'
import { Analyzing, NothingToCompare } from './compare-states'
import type { ComparisonResult } from './comparison-result'
import { ComparisonTable } from './comparison-table'
import { compareMessages as texts } from './messages'
import { type OwnChoice, useComparison } from './use-comparison'

/** Why there is no score yet, and what to do. */
function NeedsHint({ hasAccount }: { hasAccount: boolean }) {
  const settings = `${routes.caregiverDashboard({ tab: 'settings' })}#preferences`
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg bg-mint px-5 py-4">
      <p className="min-w-60 flex-1">{hasAccount ? texts.needsHint : texts.visitorHint}</p>
      {hasAccount ? (
        <ButtonLink variant="secondary" href={settings}>
          {texts.needsAction}
        </ButtonLink>
      ) : (
        <ButtonLink variant="secondary" {...signUpLink('caregiver')}>
          {texts.signUp}
        </ButtonLink>
      )}
    </div>
  )
}

/** A link that shows the comparison to anyone who has it; created, shown once, and revoked here. */
function ShareLink({ linkMadeAt }: { linkMadeAt: string | null }) {
  const [madeAt, setMadeAt] = useState(linkMadeAt)
  const [url, setUrl] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function act(method: 'POST' | 'DELETE') {
    setIsBusy(true)
    try {
      const answer = await callApi(routes.api.compareLink(), { method })
      const made = isMade(answer) ? answer : undefined
      setUrl(made?.url)
      setMadeAt(made?.linkMadeAt ?? null)
      if (method === 'DELETE') showToast({ title: texts.revoked })
    } catch (error) {
      console.error(error)
      showToast({ title: texts.shareFailed, tone: 'destructive' })
    }
    setIsBusy(false)
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(url ?? '')
      showToast({ title: texts.copied })
    } catch {
      showToast({ title: texts.copyFailed, tone: 'destructive' })
    }
  }
  return (
    <>
      <p>{texts.shareText}</p>
      {url && (
        <div className="mt-4 flex flex-wrap items-end gap-2.5 text-ink">
          <TextField
            label={texts.link}
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
            className="min-w-60 flex-1"
          />
          <Button onClick={() => void copy()}>{texts.copy}</Button>
        </div>
      )}
      {madeAt && !url && (
        <p className="mt-3">{texts.linkMade(dayText(madeAt.slice(0, 10), new Date().toISOString().slice(0, 10)))}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button variant="secondary" busy={isBusy} onClick={() => void act('POST')}>
          {madeAt ? texts.newLink : texts.makeLink}
        </Button>
        {madeAt && (
          <Button variant="danger" busy={isBusy} onClick={() => void act('DELETE')}>
            {texts.revoke}
          </Button>
        )}
      </div>
      {madeAt && <p className="mt-2 text-xs">{texts.newLinkHint}</p>}
    </>
  )
}

function isMade(answer: unknown): answer is { url: string; linkMadeAt: string } {
  return typeof answer === 'object' && answer !== null && 'url' in answer && 'linkMadeAt' in answer
}

/** Who is compared for, and the way to what matters. */
function AboutFamily({ choice, onWeigh }: { choice: OwnChoice; onWeigh: () => void }) {
  const { about } = choice
  return (
    <div className="grid justify-items-start gap-3">
      {about && (
        <div className="flex items-start gap-3">
          <Avatar name={about.name} picture={null} />
          <div>
            <p className="font-semibold">{about.title}</p>
            <p className="text-sm text-soft">{about.text}</p>
          </div>
        </div>
      )}
      <Button variant="secondary" size="sm" className="min-h-11" onClick={onWeigh}>
        <Icon name="filter" size="sm" />
        {texts.weights}
      </Button>
    </div>
  )
}

/** "7 things to ask", and one message to each provider that asks its own. */
function ThingsToAsk({ columns }: { columns: readonly ComparisonResult[] }) {
  const candidates = columns
    .map(({ id, name, criteria, isReachable }) => ({
      id,
      name,
      isReachable,
      count: criteria.filter(({ question }) => question).length,
    }))
    .filter(({ count }) => count > 0)
  const reachable = candidates.filter(({ isReachable }) => isReachable).slice(0, MAX_COLUMNS)
  const silent = candidates.filter(({ isReachable }) => !isReachable)
  const [first, ...others] = reachable
  const sum = (list: typeof candidates) => list.reduce((total, { count }) => total + count, 0)
  const total = sum(candidates)
  const label = texts.askAll(reachable.length, candidates.length, first?.name ?? '')
  const askAll = first
    ? routes.requestInformation(first.id, { only: 'questions', also: others.map(({ id }) => id) })
    : undefined
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-xl border border-line bg-card px-5 py-4">
        <div className="min-w-60 flex-1">
          <h3 className="text-name">{total > 0 ? texts.toAsk(total) : texts.nothingOpen}</h3>
          {first && (
            <p className="mt-0.5 text-sm text-soft">
              {texts.askAllText(reachable.map(({ name, count }) => texts.askPart(name, count)))}
            </p>
          )}
          {silent.length > 0 && (
            <p className="mt-0.5 text-sm text-soft">{texts.notReachable(silent.map(({ name }) => name))}</p>
          )}
        </div>
        <div className="flex flex-wrap gap-2.5 max-md:w-full">
          <ButtonLink variant="secondary" href={routes.tourSheet()} className="max-md:flex-1">
            {texts.sheet}
          </ButtonLink>
          {askAll && (
            <ButtonLink href={askAll} className="max-md:hidden">
              <Icon name="message" />
              {label}
            </ButtonLink>
          )}
        </div>
      </div>
      {askAll && (
        <div className="bottom-bar sticky bottom-0 z-20 -mx-4.5 border-t border-line bg-paper px-4.5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden print:hidden [body:has(.dashboard-bar)_&]:bottom-16">
          <ButtonLink href={askAll} size="lg" wide>
            <Icon name="message" />
            {texts.withCount(label, sum(reachable))}
          </ButtonLink>
        </div>
      )}
    </>
  )
}

type ComparisonViewProps = {
  results: readonly ComparisonResult[]
  /** Null without an account. */
  choice: OwnChoice | null
  reload: () => Promise<void>
  back: ReactNode
}

/** Ranked again at every change of weights, by the same rule as on the server. */
function ComparisonView({ results, choice, reload, back }: ComparisonViewProps) {
  const [weights, setWeights] = useState<Weights>(choice?.weights ?? {})
  const [chosen, setChosen] = useState<readonly string[]>()
  const [dialog, setDialog] = useState<'weights' | 'share'>()
  const open = rank(
    results.filter(({ criteria }) => criteria.length > 0),
    weights,
  )
  const shown = chosen ?? open.slice(0, MAX_COLUMNS).map(({ one }) => one.id)
  const columns = open.filter(({ one }) => shown.includes(one.id))
  const isJudged = results.some(({ criteria }) => criteria.some(({ verdict }) => verdict !== null))
  const toggle = (id: string) => setChosen(shown.includes(id) ? shown.filter((other) => other !== id) : [...shown, id])

  /** The pressed button goes with its column: the focus moves to what brings it back. */
  function leaveOut(id: string) {
    // The table is as high as it will be before the page scrolls to the focus.
    flushSync(() => toggle(id))
    document.getElementById(chipId(id))?.focus()
  }
  function weigh(next: Weights) {
    setWeights(next)
    void save({ weights: next })
  }
  const corner = choice && <AboutFamily choice={choice} onWeigh={() => setDialog('weights')} />
  return (
    <div className="grid gap-6">
      <div>
        <div className="mb-3 flex items-center justify-between gap-4">
          {back}
          <div className="flex gap-1">
            {choice && (
              <Button variant="quiet" onClick={() => setDialog('share')}>
                <Icon name="share" />
                <span className="max-md:sr-only">{texts.share}</span>
              </Button>
            )}
            <ButtonLink variant="quiet" href={routes.tourSheet()} className="max-md:hidden">
              {texts.print}
            </ButtonLink>
          </div>
        </div>
        <h2 id="compare" className="text-heading">
          {texts.heading(columns.length, choice?.about ?? null)}
        </h2>
        {isJudged && <p className="mt-1 max-w-prose text-soft">{texts.lead}</p>}
        {open.length === 1 && <p className="mt-1 max-w-prose text-soft">{texts.another}</p>}
      </div>
      {!isJudged && <NeedsHint hasAccount={choice !== null} />}
      {corner && <div className="md:hidden">{corner}</div>}
      {columns.length > 0 && (
        <ComparisonTable columns={columns} weights={weights} corner={corner} onLeaveOut={leaveOut} />
      )}
      {open.length > 1 && (
        <fieldset className="print:hidden">
          <legend className="mb-2 text-sm font-semibold">{texts.compared}</legend>
          <div className="flex flex-wrap gap-2">
            {open.map(({ one: { id, name } }) => (
              <ChipButton
                key={id}
                id={chipId(id)}
                on={shown.includes(id)}
                disabled={columns.length === 1 && shown.includes(id)}
                onClick={() => toggle(id)}
              >
                {name}
              </ChipButton>
            ))}
          </div>
        </fieldset>
      )}
      {results
        .filter(({ status }) => status === 'closed')
        .map(({ id, name }) => (
          <p key={id} className="text-sm text-soft">
            {texts.closed(name)}
          </p>
        ))}
      {results.length === MAX_COMPARED && <p className="text-sm text-soft">{texts.most(MAX_COMPARED)}</p>}
      {columns.length > 0 && <ThingsToAsk columns={columns.map(({ one }) => one)} />}
      {choice && (
        <>
          <Dialog
            open={dialog === 'weights'}
            onClose={() => setDialog(undefined)}
            title={texts.weights}
            description={texts.weightsText}
            footer={<Button onClick={() => setDialog(undefined)}>{texts.done}</Button>}
          >
            <WhatMatters
              choice={choice}
              weights={weights}
              onWeigh={weigh}
              onChoose={async (childId) => (await save({ childId })) && reload()}
            />
          </Dialog>
          <Dialog open={dialog === 'share'} onClose={() => setDialog(undefined)} title={texts.share}>
            <ShareLink linkMadeAt={choice.linkMadeAt} />
          </Dialog>
        </>
      )}
    </div>
  )
}

const chipId = (id: string) => `compared-${id}`

type WhatMattersProps = {
  choice: OwnChoice
  weights: Weights
  onWeigh: (weights: Weights) => void
  onChoose: (childId: number) => void
}

const OPTIONS = WEIGHTS.map(({ weight, label }) => ({ value: String(weight), label }))

/** The child, and the weight of each criterion. */
function WhatMatters({ choice: { children, childId }, weights, onWeigh, onChoose }: WhatMattersProps) {
  return (
    <>
      {children.length > 1 && (
        <SelectField
          label={texts.child}
          className="mb-5"
          options={children.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(childId ?? children[0]?.id ?? '')}
          onChange={(event) => onChoose(Number(event.target.value))}
        />
      )}
      <div className="grid grid-cols-2 gap-4">
        {CRITERIA.map(({ code, label }) => (
          <SelectField
            key={code}
            label={label}
            options={OPTIONS}
            value={String(weightOf(weights, code))}
            onChange={(event) => onWeigh({ ...weights, [code]: Number(event.target.value) })}
          />
        ))}
      </div>
      <p className="mt-4 text-sm text-soft">{texts.formulaText}</p>
    </>
  )
}

/** Returns whether it was saved. */
async function save(body: ChoiceInput): Promise<boolean> {
  try {
    await callApi(routes.api.compareChoice(), { method: 'PATCH', body })
    return true
  } catch (error) {
    console.error(error)
    showToast({ title: texts.choiceFailed, tone: 'destructive' })
    return false
  }
}

type ComparePanelProps = { owner: Owner; onClose: () => void }

/**
 * Loaded only by compare-tool.tsx. The opened tool in all its states; its heading gets the focus, because the button
 * that had it is gone.
 */
export default function ComparePanel({ owner, onClose }: ComparePanelProps) {
  const { comparison, load } = useComparison(owner)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const back = (
    <Button variant="quiet" className="-ml-4" onClick={onClose}>
      <Icon name="arrow-left" />
      {texts.back}
    </Button>
  )
  const isFailed = comparison.kind === 'failed'
  const isEmpty = isFailed || (comparison.kind === 'loaded' && comparison.results.length === 0)
  return (
    <div ref={panel} tabIndex={-1} data-comparing className="pt-2 outline-none md:pt-0">
      {(comparison.kind === 'loading' || isEmpty) && (
        <h2 id="compare" className="text-section tracking-tight">
          {texts.title}
        </h2>
      )}
      {comparison.kind === 'loading' ? (
        <Analyzing />
      ) : isFailed || comparison.results.length === 0 ? (
        <NothingToCompare level={3} back={back} onTryAgain={isFailed ? () => void load() : undefined} />
      ) : (
        <ComparisonView results={comparison.results} choice={comparison.choice} reload={load} back={back} />
      )}
    </div>
  )
}
