'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { signUpLink } from '@/components/accounts/dialog-links'
import { Button } from '@/components/ui/actions/button'
import { ChipButton } from '@/components/ui/actions/chip'
import { ButtonLink } from '@/components/ui/actions/links'
import { SelectField } from '@/components/ui/fields/select-field'
import { Dialog } from '@/components/ui/overlays/dialog'
import { showToast } from '@/components/ui/overlays/toasts'
import { Avatar } from '@/components/ui/surface/avatar'
import { Icon } from '@/components/ui/surface/icon'
import { VisuallyHidden } from '@/components/ui/surface/text'
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
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { listText } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import type { Owner } from '../favorites/favorite-store'
import { Analyzing, NothingToCompare } from './compare-states'
import type { ComparisonResult } from './comparison-result'
import { ComparisonTable } from './comparison-table'
import { ShareLink } from './share-link'
import { type OwnChoice, useComparison } from './use-comparison'

type Texts = Translate<'families.compare'>

/** Why there is no score yet, and what to do. */
function NeedsHint({ hasAccount }: { hasAccount: boolean }) {
  const t = useTranslations('families.compare')
  const settings = `${dashboardRoutes.caregiverDashboard({ tab: 'settings' })}#preferences`
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg bg-mint px-5 py-4">
      <p className="min-w-60 flex-1">{t(hasAccount ? 'needsHint' : 'visitorHint')}</p>
      {hasAccount ? (
        <ButtonLink variant="secondary" href={settings}>
          {t('needsAction')}
        </ButtonLink>
      ) : (
        <ButtonLink variant="secondary" {...signUpLink('caregiver')}>
          {t('signUp')}
        </ButtonLink>
      )}
    </div>
  )
}

type AboutFamilyProps = { choice: OwnChoice; weighLabel: string; onWeigh: () => void }

/** Who the comparison is for, and the button to weight the criteria. */
function AboutFamily({ choice, weighLabel, onWeigh }: AboutFamilyProps) {
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
        {weighLabel}
      </Button>
    </div>
  )
}

/** "Ask both", "Ask all three"; `of`: how many have open questions. */
function askLabel(count: number, of: number, name: string, t: Texts): string {
  if (count < 2) return t('askOne', { name })
  if (count < of) return t('askSome', { count })
  return count === 2 ? t('askBoth') : t('askAll', { count })
}

/** "7 things to ask", and a way to send each provider its own questions. */
function ThingsToAsk({ columns }: { columns: readonly ComparisonResult[] }) {
  const t = useTranslations('families.compare')
  const locale = useLocale()
  const candidates = columns
    .map(({ id, name, criteria, isReachable }) => ({
      id,
      name,
      isReachable,
      count: criteria.filter(({ question }) => question).length,
    }))
    .filter(({ count }) => count > 0)
  const reachable = candidates.filter(({ isReachable }) => isReachable).slice(0, MAX_COLUMNS)
  const unreachable = candidates.filter(({ isReachable }) => !isReachable)
  const [first, ...others] = reachable
  const sum = (list: typeof candidates) => list.reduce((total, { count }) => total + count, 0)
  const total = sum(candidates)
  const label = askLabel(reachable.length, candidates.length, first?.name ?? '', t)
  const parts = reachable.map(({ name, count }) => t('askPart', { name, count }))
  const askAll = first
    ? routes.requestInformation(first.id, { only: 'questions', also: others.map(({ id }) => id) })
    : undefined
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-xl border border-line bg-card px-5 py-4">
        <div className="min-w-60 flex-1">
          <h3 className="text-name">{total > 0 ? t('toAsk', { count: total }) : t('nothingOpen')}</h3>
          {first && (
            <p className="mt-0.5 text-sm text-soft">
              {parts.length === 1
                ? t('askOneText', { part: parts[0] ?? '' })
                : t('askAllText', { parts: listText(locale, parts) })}
            </p>
          )}
          {unreachable.length > 0 && (
            <p className="mt-0.5 text-sm text-soft">
              {t('notReachable', {
                count: unreachable.length,
                names: listText(
                  locale,
                  unreachable.map(({ name }) => name),
                ),
              })}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2.5 max-md:w-full">
          <ButtonLink variant="secondary" href={routes.tourSheet()} className="max-md:flex-1">
            {t('sheet')}
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
            {t('withCount', { label, count: sum(reachable) })}
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

/** Ranks again whenever the weights change, by the same rule as the server. */
function ComparisonView({ results, choice, reload, back }: ComparisonViewProps) {
  const t = useTranslations('families.compare')
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

  /** The pressed button disappears with its column, so the focus moves to the chip that restores it. */
  function leaveOut(id: string) {
    // Renders the table at its new height before the page scrolls to the focus.
    flushSync(() => toggle(id))
    document.getElementById(chipId(id))?.focus()
  }
  function weigh(next: Weights) {
    setWeights(next)
    void save({ weights: next }, t)
  }
  const corner = choice && (
    <AboutFamily choice={choice} weighLabel={t('weights')} onWeigh={() => setDialog('weights')} />
  )
  return (
    <div className="grid gap-6">
      <div>
        <div className="mb-3 flex items-center justify-between gap-4">
          {back}
          <div className="flex gap-1">
            {/* Wide screens have it in the table's corner. */}
            {choice && (
              <Button variant="quiet" className="md:hidden" onClick={() => setDialog('weights')}>
                <Icon name="filter" />
                <VisuallyHidden>{t('weights')}</VisuallyHidden>
              </Button>
            )}
            {choice && (
              <Button variant="quiet" onClick={() => setDialog('share')}>
                <Icon name="share" />
                <span className="max-md:sr-only">{t('share')}</span>
              </Button>
            )}
            <ButtonLink variant="quiet" href={routes.tourSheet()} className="max-md:hidden">
              {t('print')}
            </ButtonLink>
          </div>
        </div>
        <h2 id="compare" className="text-heading">
          {headingText(columns.length, choice?.about ?? null, t)}
        </h2>
        {isJudged && (
          <p className="mt-1 max-w-prose text-soft">
            <span className="max-md:hidden">{t('lead')}</span>
            <span className="md:hidden">{t('shortLead')}</span>
          </p>
        )}
        {open.length === 1 && <p className="mt-1 max-w-prose text-soft">{t('another')}</p>}
      </div>
      {!isJudged && <NeedsHint hasAccount={choice !== null} />}
      {columns.length > 0 && (
        <ComparisonTable columns={columns} weights={weights} corner={corner} onLeaveOut={leaveOut} />
      )}
      {open.length > 1 && (
        <fieldset className="print:hidden">
          <legend className="mb-2 text-sm font-semibold">{t('compared')}</legend>
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
            {t('closed', { name })}
          </p>
        ))}
      {results.length === MAX_COMPARED && <p className="text-sm text-soft">{t('most', { count: MAX_COMPARED })}</p>}
      {columns.length > 0 && <ThingsToAsk columns={columns.map(({ one }) => one)} />}
      {choice && (
        <>
          <Dialog
            open={dialog === 'weights'}
            onClose={() => setDialog(undefined)}
            title={t('weights')}
            description={t('weightsText')}
            footer={<Button onClick={() => setDialog(undefined)}>{t('done')}</Button>}
          >
            <WhatMatters
              choice={choice}
              weights={weights}
              onWeigh={weigh}
              onChoose={async (childId) => (await save({ childId }, t)) && reload()}
            />
          </Dialog>
          <Dialog open={dialog === 'share'} onClose={() => setDialog(undefined)} title={t('share')}>
            <ShareLink linkMadeAt={choice.linkMadeAt} />
          </Dialog>
        </>
      )}
    </div>
  )
}

/** "Three favorites, for Mia in January" */
function headingText(count: number, about: OwnChoice['about'], t: Texts): string {
  const rest = about ? 'child' : count > 1 ? 'several' : 'one'
  return t('heading', { count, rest, name: about?.name ?? '', month: about?.month ?? '' })
}

const chipId = (id: string) => `compared-${id}`

type WhatMattersProps = {
  choice: OwnChoice
  weights: Weights
  onWeigh: (weights: Weights) => void
  onChoose: (childId: number) => void
}

/** The child, and the weight of each criterion. */
function WhatMatters({ choice: { children, childId }, weights, onWeigh, onChoose }: WhatMattersProps) {
  const t = useTranslations('families.compare')
  const options = WEIGHTS.map(({ weight, code }) => ({ value: String(weight), label: t(`importance.${code}`) }))
  return (
    <>
      {children.length > 1 && (
        <SelectField
          label={t('child')}
          className="mb-5"
          options={children.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(childId ?? children[0]?.id ?? '')}
          onChange={(event) => onChoose(Number(event.target.value))}
        />
      )}
      <div className="grid grid-cols-2 gap-4">
        {CRITERIA.map(({ code }) => (
          <SelectField
            key={code}
            label={t(`criteria.${code}`)}
            options={options}
            value={String(weightOf(weights, code))}
            onChange={(event) => onWeigh({ ...weights, [code]: Number(event.target.value) })}
          />
        ))}
      </div>
      <p className="mt-4 text-sm text-soft">{t('formulaText')}</p>
    </>
  )
}

/** Returns whether it was saved. */
async function save(body: ChoiceInput, t: Texts): Promise<boolean> {
  try {
    await callApi(accountRoutes.api.compareChoice(), { method: 'PATCH', body })
    return true
  } catch (error) {
    console.error(error)
    showToast({ title: t('choiceFailed'), tone: 'destructive' })
    return false
  }
}

type ComparePanelProps = { owner: Owner; onClose: () => void }

/**
 * Loaded only by compare-tool.tsx. The opened tool in all its states. The panel gets the focus, because the button that
 * had it is gone.
 */
export default function ComparePanel({ owner, onClose }: ComparePanelProps) {
  const t = useTranslations('families.compare')
  const tool = useTranslations('families.compareTool')
  const { comparison, load, refresh } = useComparison(owner)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  function tryAgain() {
    // The pressed button disappears.
    panel.current?.focus()
    void load()
  }
  const back = (
    <Button variant="quiet" className="-ml-4" onClick={onClose}>
      <Icon name="arrow-left" />
      {t('back')}
    </Button>
  )
  const isFailed = comparison.kind === 'failed'
  const isEmpty = isFailed || (comparison.kind === 'loaded' && comparison.results.length === 0)
  return (
    <div ref={panel} tabIndex={-1} data-comparing className="pt-2 outline-none md:pt-0">
      {(comparison.kind === 'loading' || isEmpty) && (
        <h2 id="compare" className="text-section tracking-tight">
          {tool('title')}
        </h2>
      )}
      {comparison.kind === 'loading' ? (
        <Analyzing />
      ) : isFailed || comparison.results.length === 0 ? (
        <NothingToCompare level={3} back={back} onTryAgain={isFailed ? tryAgain : undefined} />
      ) : (
        <ComparisonView results={comparison.results} choice={comparison.choice} reload={refresh} back={back} />
      )}
    </div>
  )
}
