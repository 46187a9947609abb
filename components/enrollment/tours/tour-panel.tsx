'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useConfirm } from '@/components/forms/confirm-button'
import { FocusSection } from '@/components/forms/restored-focus'
import { Button, buttonClasses } from '@/components/ui/actions/button'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { showToast } from '@/components/ui/overlays/toasts'
import { Badge } from '@/components/ui/surface/badge'
import type { TourAction } from '@/lib/enrollment/tours/rules/outcomes'
import { isOpen } from '@/lib/enrollment/tours/rules/tours'
import type { TourPanel as Panel, ShownTime, ShownTour } from '@/lib/enrollment/tours/schema'
import { callApi, failureText } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import type { Locale } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { localText } from '@/lib/platform/time/zoned-time'
import { SlotPicker, TimesForm } from './times-form'

/** Sends one action; a rejection shows the server's message, and the tour is reloaded either way. */
function useTourChange(tourId: number, onChanged: () => void) {
  const t = useTranslations('enrollment.tours')
  const [pressed, setPressed] = useState<string>()

  async function change(action: Exclude<TourAction, 'move'>, startsAt?: string) {
    setPressed(startsAt ?? action)
    try {
      await callApi(dashboardRoutes.api.tour(tourId), { method: 'PATCH', body: { action, startsAt } })
      showToast({ title: t(`saved.${action}`) })
    } catch (error) {
      showToast({ title: failureText(error, t('notSaved')), tone: 'destructive' })
    } finally {
      setPressed(undefined)
      onChanged()
    }
  }

  return { change, pressed }
}

type CancelTourProps = { label: string; asksFirst: boolean; isBusy: boolean; onConfirm: () => void }

/** Withdraws or declines immediately; canceling an agreed tour needs confirmation. */
function CancelTour({ label, asksFirst, isBusy, onConfirm }: CancelTourProps) {
  const t = useTranslations('enrollment.tours')
  const { isAsking, wasDeclined, setIsAsking } = useConfirm()
  if (!isAsking)
    return (
      <Button
        autoFocus={wasDeclined}
        variant="quiet"
        busy={isBusy}
        className="mt-3"
        onClick={asksFirst ? () => setIsAsking(true) : onConfirm}
      >
        {label}
      </Button>
    )
  return (
    <fieldset className="mt-3">
      <legend className="sr-only">{label}</legend>
      <p>{t('sure')}</p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button variant="danger" busy={isBusy} autoFocus onClick={onConfirm}>
          {label}
        </Button>
        <Button variant="secondary" onClick={() => setIsAsking(false)}>
          {t('keep')}
        </Button>
      </div>
    </fieldset>
  )
}

type ProposedTimesProps = {
  times: readonly ShownTime[]
  canAccept: boolean
  /** The button whose request is pending. */
  pressed: string | undefined
  onAccept: (at: string) => void
}

/** The times to choose from, each with the reader's conflicting appointment, if any. */
function ProposedTimes({ times, canAccept, pressed, onAccept }: ProposedTimesProps) {
  const t = useTranslations('enrollment.tours')
  const locale = useLocale()
  return (
    <ul className="mt-3 divide-y divide-line">
      {times.map(({ at, local, isPast, conflict }) => (
        <li key={at} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
          <span>
            <time dateTime={at} className={isPast ? 'text-soft line-through' : 'font-semibold'}>
              {localText(locale, local)}
            </time>
            {isPast && <span className="text-soft"> {t('passed')}</span>}
            {conflict && <span className="block text-sm text-coral-deep">{t('conflict', conflict)}</span>}
          </span>
          {canAccept && !isPast && (
            <Button
              busy={pressed === at}
              disabled={pressed !== undefined && pressed !== at}
              aria-label={t('acceptTime', { when: localText(locale, local) })}
              onClick={() => onAccept(at)}
            >
              {t('accept')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

type AgreedTourProps = {
  tour: ShownTour
  agreed: ShownTime
  pressed: string | undefined
  onReport: (action: 'done' | 'missed') => void
}

/** An agreed tour, and once its time has come, whether it took place. */
function AgreedTour({ tour, agreed, pressed, onReport }: AgreedTourProps) {
  const t = useTranslations('enrollment.tours')
  const locale = useLocale()
  return (
    <>
      <p className="mt-2 text-lead font-semibold">
        <time dateTime={agreed.at}>{localText(locale, agreed.local)}</time>
      </p>
      {agreed.conflict && <p className="text-sm text-coral-deep">{t('conflict', agreed.conflict)}</p>}
      {!agreed.isPast && (
        <a
          href={dashboardRoutes.api.tourFile(tour.id)}
          download
          className={buttonClasses({ variant: 'secondary' }, 'mt-3')}
        >
          {t('calendarFile')}
        </a>
      )}
      {tour.actions.includes('done') && <OutcomeButtons pressed={pressed} onReport={onReport} />}
    </>
  )
}

function OutcomeButtons({ pressed, onReport }: Pick<AgreedTourProps, 'pressed' | 'onReport'>) {
  const t = useTranslations('enrollment.tours')
  return (
    <>
      <p className="mt-3">{t('didItTakePlace')}</p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        {(['done', 'missed'] as const).map((action) => (
          <Button
            key={action}
            variant={action === 'done' ? 'primary' : 'secondary'}
            busy={pressed === action}
            onClick={() => onReport(action)}
          >
            {t(action)}
          </Button>
        ))}
      </div>
    </>
  )
}

type TourPanelProps = {
  userId: number
  inquiryId: number
  panel: Panel
  /** The provider's time zone, for its own people: "Eastern Time". */
  zone?: string | undefined
  onChanged: () => void
}

type OpenTourProps = TourPanelProps & { tour: ShownTour }

/** The pending or upcoming tour, and the reader's actions. */
function OpenTour({ userId, inquiryId, tour, panel, zone, onChanged }: OpenTourProps) {
  const t = useTranslations('enrollment.tours')
  const locale = useLocale()
  const { change, pressed } = useTourChange(tour.id, onChanged)
  const { status, isYourProposal, agreed, times, actions } = tour
  const isAgreed = status === 'accepted'
  const labelKey = isAgreed ? 'agreed' : isYourProposal ? 'own' : 'asked'
  const declineWords = t(`decline.${labelKey}`)
  return (
    <div>
      <Badge tone={isAgreed ? 'mint' : 'sun'}>{t(`statuses.${status}`)}</Badge>
      {isAgreed && agreed ? (
        <AgreedTour tour={tour} agreed={agreed} pressed={pressed} onReport={(action) => void change(action)} />
      ) : (
        <>
          <p className="mt-3">
            {status === 'moved' && agreed && `${t('noLonger', { when: localText(locale, agreed.local) })} `}
            {isYourProposal ? t('waiting') : t('chooseTime')}
          </p>
          <ProposedTimes
            times={times}
            canAccept={actions.includes('accept')}
            pressed={pressed}
            onAccept={(at) => void change('accept', at)}
          />
        </>
      )}
      {actions.includes('move') && (
        <Disclosure summary={t('move')} className="mt-2 border-t">
          <TimesForm {...{ userId, inquiryId, panel, zone }} tourId={tour.id} onSent={onChanged} />
        </Disclosure>
      )}
      {actions.includes('decline') && (
        <CancelTour
          label={declineWords}
          asksFirst={isAgreed}
          isBusy={pressed === 'decline'}
          onConfirm={() => void change('decline')}
        />
      )}
    </div>
  )
}

/** The outcome of a tour, which can be corrected for two days. */
function EarlierTour({ tour, onChanged }: { tour: ShownTour; onChanged: () => void }) {
  const t = useTranslations('enrollment.tours')
  const locale = useLocale()
  const { change, pressed } = useTourChange(tour.id, onChanged)
  const correction = tour.actions.find((action) => action === 'done' || action === 'missed')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span>
        {tour.agreed && (
          <>
            <time dateTime={tour.agreed.at}>{localText(locale, tour.agreed.local)}</time>
            <span aria-hidden> · </span>
          </>
        )}
        <span className="text-soft">{outcomeWords(tour, t)}</span>
      </span>
      {correction && (
        <Button variant="quiet" size="sm" busy={pressed === correction} onClick={() => void change(correction)}>
          {t(correction)}
        </Button>
      )}
    </li>
  )
}

function outcomeWords({ status, isYourDecision }: ShownTour, t: Translate<'enrollment.tours'>): string {
  const who = isYourDecision ? 'you' : 'them'
  if (status === 'declined') return t(`offBy.${who}`)
  return status === 'missed' ? t(`missedBy.${who}`) : t(`statuses.${status}`)
}

/** The state of the tour in one line above the messages, with a link to the panel below them. */
export function TourLine({ panel: { tours, slots, canPropose } }: Pick<TourPanelProps, 'panel'>) {
  const t = useTranslations('enrollment.tours')
  const locale = useLocale()
  const open = tours.find(({ status }) => isOpen(status))
  const canBook = slots.length > 0 ? t('slots') : canPropose && t('propose')
  const text = open ? openTourText(open, t, locale) : canBook
  if (!text) return null
  return (
    <p className="mb-4">
      <a href="#tours" className="inline-flex min-h-11 items-center text-pine underline">
        {text}
      </a>
    </p>
  )
}

function openTourText(tour: ShownTour, t: Translate<'enrollment.tours'>, locale: Locale): string {
  const { status, agreed, isYourProposal, actions } = tour
  if (status !== 'accepted' || !agreed) return isYourProposal ? t('line.waiting') : t('line.choose')
  return t(actions.includes('done') ? 'line.over' : 'line.booked', { when: localText(locale, agreed.local) })
}

/** Tours in a conversation: the open one, the form to propose one, and past ones. */
export function TourPanel({ userId, inquiryId, panel, zone, onChanged }: TourPanelProps) {
  const t = useTranslations('enrollment.tours')
  const open = panel.tours.find(({ status }) => isOpen(status))
  const earlier = panel.tours.filter((tour) => tour !== open)
  if (!open && !panel.canPropose && earlier.length === 0) return null
  return (
    <FocusSection id="tours" title={t('title')} className="mb-8 border-y border-line py-5">
      {open && <OpenTour {...{ userId, inquiryId, panel, zone, onChanged }} tour={open} />}
      {panel.slots.length > 0 && (
        <SlotPicker inquiryId={inquiryId} slots={panel.slots} isOther={open !== undefined} onChanged={onChanged} />
      )}
      {panel.canPropose && (
        <Disclosure summary={t('propose')} className="border-b-0">
          <p className="mb-4">{t('proposeText')}</p>
          <TimesForm {...{ userId, inquiryId, panel, zone }} onSent={onChanged} />
        </Disclosure>
      )}
      {earlier.length > 0 && (
        <ul aria-label={t('earlier')} className="mt-3 grid gap-2">
          {earlier.map((tour) => (
            <EarlierTour key={tour.id} tour={tour} onChanged={onChanged} />
          ))}
        </ul>
      )}
    </FocusSection>
  )
}
