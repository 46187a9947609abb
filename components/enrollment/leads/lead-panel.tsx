'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { FormAlert } from '@/components/forms/form-alert'
import { useRestoredFocus } from '@/components/forms/restored-focus'
import { useAction } from '@/components/forms/use-action'
import { useDraft } from '@/components/forms/use-draft'
import { ShownConflict, useRefresh, useReloadOnConflict, useSending } from '@/components/forms/use-submit'
import { RelativeDate } from '@/components/platform/relative-date'
import { Button } from '@/components/ui/actions/button'
import { TextAreaField, TextField } from '@/components/ui/fields/text-field'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { showToast } from '@/components/ui/overlays/toasts'
import { LEAD_LIMITS, stepVersion } from '@/lib/enrollment/leads/rules'
import type { Lead, LeadNote, LeadPanel as Panel } from '@/lib/enrollment/leads/schema'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { dayText, relativeTime } from '@/lib/platform/time/dates'
import { useCachedInquiry } from '../conversations/inquiry-data'
import { StageBadge, stageLabel, useLeadTexts } from './lead-labels'
import { MoveButton } from './move-lead'

type LeadNotesProps = { userId: number; leadId: number; notes: readonly LeadNote[]; now: string }

/** The members' notes, the newest first; each can delete their own. */
function LeadNotes({ userId, leadId, notes, now }: LeadNotesProps) {
  const t = useTranslations('enrollment.leads')
  const times = useTranslations('platform.time')
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const { storeInput, discard } = useDraft(form, userId, `note-${leadId}`)
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    await callApi(dashboardRoutes.api.leadNotes(leadId), { method: 'POST', body: { text: fields.get('text') } })
    discard()
    form.current?.reset()
    showToast({ title: t('noteAdded') })
    router.refresh()
  })

  async function remove(id: number) {
    await callApi(dashboardRoutes.api.leadNote(id), { method: 'DELETE' })
    showToast({ title: t('noteRemoved') })
    router.refresh()
  }

  return (
    <div className="-mr-8 text-ink">
      <form ref={form} onSubmit={onSubmit} onInput={storeInput} noValidate className="grid gap-3">
        <FormAlert>{alertOf(t('notSaved'), ['text'])}</FormAlert>
        <TextAreaField
          name="text"
          label={t('note')}
          hint={t('noteHint')}
          rows={3}
          maxLength={LEAD_LIMITS.note}
          error={errors.text}
          required
        />
        <Button type="submit" variant="secondary" busy={isSending} className="justify-self-start">
          {t('addNote')}
        </Button>
      </form>
      <ul aria-label={t('notes')} className="mt-4 divide-y divide-line empty:hidden">
        {notes.map(({ id, text, author, createdAt, isYours }) => {
          const date = <RelativeDate time={createdAt} text={relativeTime(times, createdAt, new Date(now))} />
          return (
            <li key={id} className="py-3">
              <p className="text-sm text-soft">
                {isYours ? t.rich('yourNote', { date: () => date }) : t.rich('noteBy', { author, date: () => date })}
              </p>
              <p className="mt-0.5 break-words whitespace-pre-wrap">{text}</p>
              {isYours && (
                <ConfirmButton
                  label={t('removeNote')}
                  question={t('removeQuestion')}
                  confirm={t('removeNote')}
                  act={() => remove(id)}
                />
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The next step and its day. */
function NextStepForm({ userId, lead, today }: { userId: number; lead: Lead; today: string }) {
  const t = useTranslations('enrollment.leads')
  const { isRefreshing, refresh } = useRefresh()
  const { reloadOnConflict, showChanged } = useReloadOnConflict()
  const form = useRef<HTMLFormElement>(null)
  const { text = '', day = '' } = lead.nextStep ?? {}
  const version = stepVersion(lead.nextStep)
  const { storeInput, discard } = useDraft(form, userId, `next-step-${lead.id}`, { text, day, version }, showChanged)
  const clearing = useAction(t('notSaved'), 'toast')
  const save = async (step: object) => {
    const body = { ...step, version }
    await reloadOnConflict(callApi(dashboardRoutes.api.leadNextStep(lead.id), { method: 'PUT', body }))
    discard()
  }
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    await save(Object.fromEntries(fields))
    showToast({ title: t('stepSaved') })
    refresh()
  })

  async function clear() {
    try {
      await save({ text: '', day: '' })
    } catch (error) {
      if (error instanceof ShownConflict) return
      throw error
    }
    showToast({ title: t('stepCleared') })
    refresh()
  }

  return (
    <form ref={form} onSubmit={onSubmit} onInput={storeInput} noValidate className="-mr-8 grid gap-4 text-ink">
      <FormAlert>{alertOf(t('notSaved'), ['text', 'day'])}</FormAlert>
      <TextField
        name="text"
        label={t('nextStepText')}
        defaultValue={text}
        maxLength={LEAD_LIMITS.nextStep}
        error={errors.text}
      />
      <TextField type="date" name="day" label={t('nextStepDay')} defaultValue={day} min={today} error={errors.day} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="secondary" busy={isSending || isRefreshing}>
          {t('saveStep')}
        </Button>
        {lead.nextStep && (
          <Button variant="quiet" busy={clearing.isBusy || isRefreshing} onClick={() => void clearing.run(clear)}>
            {t('stepDone')}
          </Button>
        )}
      </div>
    </form>
  )
}

type LeadPanelProps = { userId: number; panel: Panel; now: string }

/** The provider's private notes on a family, next to the conversation. */
export function LeadPanel({ userId, panel, now }: LeadPanelProps) {
  const texts = useLeadTexts()
  const { t, locale } = texts
  const { lead, notes, today } = panel
  useRefreshOnProgress(userId, lead.id)
  const { target, focusHandlers } = useRestoredFocus<HTMLHeadingElement>()
  const words = stageLabel(texts, lead, today)
  return (
    <section aria-labelledby="lead" {...focusHandlers} className="rounded-lg border border-line bg-card p-5">
      <h2 ref={target} id="lead" tabIndex={-1} className="text-ui font-semibold outline-none">
        {t('panel')}
      </h2>
      <p className="text-sm text-soft">{t('panelHint')}</p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <div>
          <StageBadge stage={lead.stage} />
          {words && <p className="mt-1 text-sm text-soft">{words}</p>}
        </div>
        <MoveButton lead={lead} today={today} />
      </div>
      <Disclosure
        className="mt-3 border-t"
        open={lead.need === 'due'}
        summary={
          lead.nextStep ? (
            <>
              {t('nextStep')}
              <span className="block text-sm font-normal text-soft">
                {lead.nextStep.text}, {dayText(locale, lead.nextStep.day, today)}
              </span>
            </>
          ) : (
            t('nextStep')
          )
        }
      >
        <NextStepForm key={stepVersion(lead.nextStep)} userId={userId} lead={lead} today={today} />
      </Disclosure>
      <Disclosure
        className="border-b-0"
        summary={notes.length > 0 ? t('notesCount', { count: notes.length }) : t('notes')}
      >
        <LeadNotes userId={userId} leadId={lead.id} notes={notes} now={now} />
      </Disclosure>
    </section>
  )
}

/** Refreshes the page when the conversation has a new message, tour or enrollment, because these move the lead. */
function useRefreshOnProgress(userId: number, id: number) {
  const router = useRouter()
  const known = useCachedInquiry(userId, id)
  const seen = known && JSON.stringify([known.messages.length, known.visits.tours, known.enrollment.places])
  useEffect(() => {
    if (seen) router.refresh()
  }, [seen, router])
}
