'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { signUpLink } from '@/components/accounts/dialog-links'
import { Button } from '@/components/ui/actions/button'
import { ButtonLink } from '@/components/ui/actions/button-link'
import { ChipButton } from '@/components/ui/actions/chip'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { showToast } from '@/components/ui/overlays/toasts'
import { CRITERIA, MAX_COMPARED, rank, WEIGHTS, type Weights, weightOf } from '@/lib/families/compare/rules/criteria'
import type { ChoiceInput } from '@/lib/families/compare/schema'
import { callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'
import { dayText } from '@/lib/platform/time/dates'
import type { Owner } from '../favorites/favorite-store'
import { Analyzing, NothingToCompare } from './compare-states'
import type { ComparisonResult } from './comparison-result'
import { compareMessages as texts } from './messages'
import { RankedList } from './ranked-list'
import { SideBySide } from './side-by-side'
import { type OwnChoice, useComparison } from './use-comparison'

type ChildChoiceProps = { choice: OwnChoice; onChoose: (childId: number) => void }

function ChildChoice({ choice: { children, childId }, onChoose }: ChildChoiceProps) {
  return (
    <SelectField
      label={texts.child}
      className="sm:max-w-60"
      options={children.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(childId ?? children[0]?.id ?? '')}
      onChange={(event) => onChoose(Number(event.target.value))}
    />
  )
}

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

type WeightsEditorProps = { weights: Weights; onChange: (weights: Weights) => void }

const OPTIONS = WEIGHTS.map(({ weight, label }) => ({ value: String(weight), label }))

/** The weight of each criterion. */
function WeightsEditor({ weights, onChange }: WeightsEditorProps) {
  return (
    <Disclosure summary={texts.weights} level={3} className="border-t">
      <p className="mb-4">{texts.weightsText}</p>
      <div className="grid grid-cols-2 gap-x-4 gap-y-4 text-ink lg:grid-cols-4">
        {CRITERIA.map(({ code, label }) => (
          <SelectField
            key={code}
            label={label}
            options={OPTIONS}
            value={String(weightOf(weights, code))}
            onChange={(event) => onChange({ ...weights, [code]: Number(event.target.value) })}
          />
        ))}
      </div>
      <p className="mt-4 text-sm">{texts.formulaText}</p>
    </Disclosure>
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
    <Disclosure summary={texts.share} level={3} className="border-t">
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
        <p className="mt-3">{texts.linkMade(dayText(madeAt.slice(0, 10), new Date().toISOString()))}</p>
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
    </Disclosure>
  )
}

function isMade(answer: unknown): answer is { url: string; linkMadeAt: string } {
  return typeof answer === 'object' && answer !== null && 'url' in answer && 'linkMadeAt' in answer
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
  const [isTable, setIsTable] = useState(false)
  const ranked = rank(results, weights)
  const isJudged = results.some(({ criteria }) => criteria.some(({ verdict }) => verdict !== null))

  function weigh(next: Weights) {
    setWeights(next)
    void save({ weights: next })
  }
  return (
    <div className="mt-4 grid gap-6">
      {!isJudged && <NeedsHint hasAccount={choice !== null} />}
      {choice && choice.children.length > 1 && (
        <ChildChoice choice={choice} onChoose={async (childId) => (await save({ childId })) && reload()} />
      )}
      {choice && isJudged && <WeightsEditor weights={weights} onChange={weigh} />}
      <div className="flex flex-wrap items-center gap-2">
        <ChipButton on={!isTable} onClick={() => setIsTable(false)}>
          {isJudged ? texts.rankedList : texts.list}
        </ChipButton>
        <ChipButton on={isTable} onClick={() => setIsTable(true)}>
          {texts.table}
        </ChipButton>
      </div>
      {isTable ? <SideBySide ranked={ranked} /> : <RankedList ranked={ranked} />}
      {results.length === MAX_COMPARED && <p className="text-sm text-soft">{texts.most(MAX_COMPARED)}</p>}
      <div className="flex flex-wrap gap-2.5">
        <ButtonLink href={routes.tourSheet()}>{texts.sheet}</ButtonLink>
        {back}
      </div>
      {choice && <ShareLink linkMadeAt={choice.linkMadeAt} />}
    </div>
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
    <Button variant="secondary" onClick={onClose}>
      {texts.back}
    </Button>
  )
  const isFailed = comparison.kind === 'failed'
  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
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
