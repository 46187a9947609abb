'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect } from 'react'
import { RowFit, RowLines } from '@/components/providers/row-parts'
import { isNothingStated, type RowTexts } from '@/components/providers/row-text'
import { type RowValues, statedFacts } from '@/components/providers/row-values'
import { chipClasses } from '@/components/ui/actions/chip'
import { TextLink } from '@/components/ui/actions/links'
import { SelectField } from '@/components/ui/fields/select-field'
import { useLocalPath } from '@/components/ui/language'
import { Icon } from '@/components/ui/surface/icon'
import { ageCount } from '@/lib/families/profile/rules/needs'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import type { Translate } from '@/lib/platform/language/types'
import { FitLines, fitSentence } from './fit-lines'
import { chooseChild, chosenChildIndex, isSameChild, storeChosenChild, useOwnChildren, useOwnFit } from './fit-store'
import type { NeedsQuery } from './fit-view'

/** What signed-in parents see of their own children. Loaded only for them. */

/** Whose fit the lines below show: the only child, or a choice of several. */
export function OwnFitHead() {
  const t = useTranslations('families.ownChildren')
  const { children, chosen } = useOwnFit(null)
  const child = children[chosen]
  if (!child) return null
  const childSelect = children.length > 1 && (
    <SelectField
      label={t('child')}
      labelHidden
      value={String(chosen)}
      onChange={(event) => chooseChild(Number(event.target.value))}
      options={children.map(({ name }, place) => ({ value: String(place), label: name }))}
      className="w-36"
    />
  )
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-0.5 text-ui">
      <strong className="flex min-w-0 items-center gap-2 break-words">
        {t.rich('fitFor', { who: () => childSelect || child.name })}
      </strong>
      <span className="text-soft">{child.at}</span>
      <TextLink
        href={dashboardRoutes.caregiverDashboard({ tab: 'settings' })}
        className="-my-1.5 inline-flex min-h-11 items-center"
      >
        {t('change')}
      </TextLink>
    </div>
  )
}

/** How a provider fits the chosen child. */
export function OwnFitLines({ id }: { id: string }) {
  const { fits, chosen } = useOwnFit(id)
  const fit = fits[id]?.[chosen]
  return fit ? <FitLines lines={fit.lines} /> : null
}

type OwnRowProps = {
  row: RowValues
  today: string
  fallback: ReactNode
  texts: RowTexts
  fitTexts: Translate<'families.fit'>
}

/** In a row: openings and price for the age of the parent's own child, and the fit. `fallback` is for parents without a child. */
export function OwnRowAnswers({ row, today, fallback, texts, fitTexts }: OwnRowProps) {
  const { children, fits, chosen } = useOwnFit(row.id)
  const fit = fits[row.id]?.[chosen]
  const sentence = fit && fitSentence(fit.lines, children[chosen]?.name ?? null, fitTexts)
  if (!sentence || isNothingStated(row)) return fallback
  const { price: _ofAllAges, ...otherFacts } = row
  const { lines: _lines, ...childFacts } = fit
  const otherAges = [...(row.otherAges ?? []), ...statedFacts(row)]
  return (
    <>
      <RowLines row={{ ...otherFacts, ...childFacts, otherAges }} today={today} texts={texts} />
      <RowFit {...sentence} t={fitTexts} />
    </>
  )
}

/** "Best for Mia" if these are the needs of the parent's own child, who is then also selected on the pages of providers. */
export function OwnSearchName({ needs, fallback }: { needs: NeedsQuery; fallback: string }) {
  const t = useTranslations('families.ownChildren')
  const children = useOwnChildren()
  // Twins have the same needs: prefers the one already selected.
  const child = [children[chosenChildIndex(children)], ...children].find((one) => one && isSameChild(one.needs, needs))
  const id = child?.id
  // The search may have been opened from a bookmark or a saved search, without selecting a child.
  useEffect(() => {
    if (id !== undefined) storeChosenChild(id)
  }, [id])
  return child ? t('bestFor', { name: child.name }) : fallback
}

type OwnNeedsProps = { fallback?: ReactNode; typed: readonly string[] }

/**
 * Adds the needs of a parent's own child to a search, except those that the search already has (`typed`: the names of its fields), and names
 * the child. `fallback` is for parents without a child.
 */
export function OwnNeeds({ fallback, typed }: OwnNeedsProps) {
  const t = useTranslations('families.ownChildren')
  const children = useOwnChildren()
  const child = children[chosenChildIndex(children)]
  if (!child) return fallback
  return (
    <span className="location-box-child">
      {t('forChild', { name: child.name })}
      {Object.entries(child.needs)
        .filter(([name]) => !typed.includes(name))
        .flatMap(([name, values]) =>
          [values].flat().map((value) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />),
        )}
    </span>
  )
}

/** "9 months", "3 years" */
function ageText(months: number, t: Translate<'families.ownChildren'>): string {
  const { unit, count } = ageCount(months)
  return t(unit, { count })
}

type OwnChildrenProps = {
  /** The needs in the current search. */
  needs: NeedsQuery
  /** The same search for other needs. */
  hrefFor: (needs: NeedsQuery) => string
  /** Shows a question before the children. */
  isLabelled?: boolean
}

/** A parent's own children: each is a link to the same search for that child. */
export function OwnChildren({ needs, hrefFor, isLabelled = false }: OwnChildrenProps) {
  const path = useLocalPath()
  const t = useTranslations('families.ownChildren')
  const children = useOwnChildren()
  // Above the results, this is only for parents with a child: a link to add one would flash there and move the row.
  if (isLabelled && children.length === 0) return null
  return (
    <div className="own-children">
      {isLabelled && <p aria-hidden>{t('forWhich')}</p>}
      <ul aria-label={t('forWhich')}>
        {children.map((child) => {
          const isOn = isSameChild(child.needs, needs)
          return (
            <li key={child.id}>
              <a
                href={path(hrefFor(isOn ? {} : child.needs))}
                aria-current={isOn || undefined}
                className={chipClasses(isOn)}
                onClick={() => storeChosenChild(child.id)}
              >
                {child.name}
                <b>{ageText(Number(child.needs.age), t)}</b>
                {isOn && <Icon name="x" size="sm" label={t('remove')} />}
              </a>
            </li>
          )
        })}
        {!isLabelled && (
          <li>
            <a href={path(dashboardRoutes.caregiverDashboard({ tab: 'settings' }))} className={chipClasses(false)}>
              <Icon name="plus" size="sm" />
              {t('addChild')}
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}
