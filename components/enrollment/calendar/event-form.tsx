'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useAction } from '@/components/forms/use-action'
import { readDraft, storeDraft, useDraft } from '@/components/forms/use-draft'
import { useRefresh, useReloadOnConflict, useSending } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/actions/button'
import { Checkbox, ChoiceGroup } from '@/components/ui/fields/choice'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField, TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import { enrollmentDates } from '@/lib/enrollment/enrollments/rules/dates'
import type { EventSender, ShownEvent } from '@/lib/enrollment/events/schema'
import { EVENT_LIMITS } from '@/lib/enrollment/limits'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { clockText } from '@/lib/platform/time/dates'
import { ProviderEventKind } from '@/prisma/generated/enums'

type EventAudienceProps = {
  families: EventSender['families']
  /** The enrollments that are checked at first. */
  chosen: readonly number[]
  isForAll: boolean
  error?: string
}

/**
 * Whether an event is for every family or for chosen ones. CSS shows the list of families while "chosen" is selected, so
 * that it also shows for a restored draft.
 */
function EventAudience({ families, chosen, isForAll, error }: EventAudienceProps) {
  const t = useTranslations('enrollment.events')
  const enrollments = useTranslations('enrollment.enrollments')
  const locale = useLocale()
  return (
    <>
      <SelectField
        name="audience"
        label={t('audience')}
        defaultValue={isForAll ? 'all' : 'chosen'}
        options={[
          { value: 'all', label: t('all') },
          { value: 'chosen', label: t('chosen') },
        ]}
        error={error}
      />
      <ChoiceGroup legend={t('families')} className="hidden group-has-[option[value=chosen]:checked]/form:block">
        <div className="max-h-64 overflow-y-auto">
          {families.map(({ name, enrollment }) => (
            <Checkbox
              key={enrollment.id}
              name="enrollmentIds"
              value={enrollment.id}
              defaultChecked={chosen.includes(enrollment.id)}
              label={`${name}, ${enrollmentDates(enrollments, locale, enrollment)}`}
            />
          ))}
        </div>
      </ChoiceGroup>
    </>
  )
}

type EventFieldsProps = { day: string; zone: string; event?: ShownEvent; errors: Record<string, string> }

const clock = (minute: number | null | undefined) => (typeof minute === 'number' ? clockText(minute) : '')

/** What an event is and when, in the provider's time zone. */
function EventFields({ day, zone, event, errors }: EventFieldsProps) {
  const t = useTranslations('enrollment.events')
  const calendar = useTranslations('enrollment.calendar')
  return (
    <>
      <SelectField
        name="kind"
        label={t('kind')}
        options={Object.values(ProviderEventKind).map((value) => ({ value, label: calendar(`kinds.${value}`) }))}
        defaultValue={event?.kind}
        error={errors.kind}
      />
      <TextField
        name="title"
        label={t('title')}
        maxLength={EVENT_LIMITS.title}
        defaultValue={event?.title}
        required
        error={errors.title}
      />
      <TextField type="date" name="day" label={t('day')} defaultValue={day} required error={errors.day} />
      <div>
        <div className="grid grid-cols-2 gap-4">
          <TextField
            type="time"
            name="startMinute"
            label={t('start')}
            defaultValue={clock(event?.startMinute)}
            optional
            error={errors.startMinute}
          />
          <TextField
            type="time"
            name="endMinute"
            label={t('end')}
            defaultValue={clock(event?.endMinute)}
            optional
            error={errors.endMinute}
          />
        </div>
        <p className="mt-1.5 text-xs text-soft">{t('timeHint', { zone })}</p>
      </div>
      <TextAreaField
        name="note"
        label={t('note')}
        hint={t('noteHint')}
        rows={3}
        maxLength={EVENT_LIMITS.note}
        defaultValue={event?.note}
        optional
        error={errors.note}
      />
    </>
  )
}

/** `zone`: "Eastern Time". */
export type SenderInZone = EventSender & { zone: string }
type EventFormProps = {
  userId: number
  senders: readonly SenderInZone[]
  /** The page's provider, if the user has several. */
  provider?: string | undefined
  day: string
  event?: ShownEvent
}
const FIELDS = ['kind', 'title', 'note', 'day', 'startMinute', 'endMinute', 'enrollmentIds', 'version']

/**
 * An event's provider and chosen families: the draft's, otherwise the page's provider. Must be called before useDraft,
 * because it updates the draft: a day selected in the calendar since then replaces the draft's day.
 */
function useSender({ userId, senders, provider, day, event }: EventFormProps, draftName: string) {
  const idOf = (publicId: string | undefined) => senders.find(({ id }) => id === publicId)?.id
  const [chosen, setChosen] = useState<{ senderId: string | undefined; families: readonly number[] }>({
    senderId: idOf(provider) ?? senders[0]?.id,
    families: event?.enrollmentIds ?? [],
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => {
    const draft = readDraft(userId, draftName)
    if (event || Object.keys(draft).length === 0) return
    const senderId = idOf(draft.daycareId) ?? chosen.senderId
    const typedDay = draft.calendarDay === day ? draft.day : undefined
    storeDraft(userId, draftName, { ...draft, daycareId: senderId ?? '', calendarDay: day, day: typedDay ?? day })
    setChosen({ senderId, families: (draft.enrollmentIds ?? '').split('\n').map(Number) })
  }, [])
  return { ...chosen, choose: (senderId: string | undefined) => setChosen({ senderId, families: [] }) }
}

/** Creates an event for the families of one of these providers, or edits one. */
export function EventForm(props: EventFormProps) {
  const { userId, senders, provider, day, event } = props
  const t = useTranslations('enrollment.events')
  const { reloadOnConflict, showChanged } = useReloadOnConflict()
  const form = useRef<HTMLFormElement>(null)
  const { isRefreshing, refresh } = useRefresh()
  const draftName = event ? `event-${event.id}` : 'event'
  const { senderId, families, choose } = useSender(props, draftName)
  const sender = senders.find(({ id }) => id === senderId)
  const { storeInput, discard } = useDraft(form, userId, draftName, event && savedValues(event, sender), showChanged)
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    const { audience, calendarDay: _, ...typed } = Object.fromEntries(fields)
    const body = { ...typed, enrollmentIds: audience === 'chosen' ? fields.getAll('enrollmentIds') : null }
    const answer = event
      ? await reloadOnConflict(
          callApi(dashboardRoutes.api.event(event.id), {
            method: 'PUT',
            body: { ...body, version: event.sequence },
          }),
        )
      : await callApi(dashboardRoutes.api.events(), { method: 'POST', body: { ...body, daycareId: senderId } })
    discard()
    if (!event) {
      form.current?.reset()
      choose(senderId)
    }
    showToast({ title: event ? (isSame(answer) ? t('unchanged') : t('changed')) : t('sent') })
    refresh()
  })
  if (!sender) return null
  return (
    <form ref={form} onSubmit={onSubmit} onInput={storeInput} noValidate className="group/form grid gap-4 text-ink">
      {!event && <p className="text-soft">{t('lead')}</p>}
      <FormAlert>{alertOf(t('notSaved'), FIELDS)}</FormAlert>
      {!event && <input type="hidden" name="calendarDay" value={day} />}
      {(senders.length > 1 || (provider && provider !== sender.id)) && (
        <SelectField
          name="daycareId"
          label={t('provider')}
          value={senderId}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          options={senders.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <EventFields day={day} zone={sender.zone} event={event} errors={errors} />
      <EventAudience
        families={sender.families}
        chosen={families}
        isForAll={!event?.enrollmentIds}
        error={errors.enrollmentIds}
      />
      <Button type="submit" variant="secondary" busy={isSending || isRefreshing} className="justify-self-start">
        {event ? t('saveChange') : t('save')}
      </Button>
    </form>
  )
}

/** A saved event as values of the form's fields. */
function savedValues(
  { kind, title, note, day, startMinute, endMinute, enrollmentIds, sequence }: ShownEvent,
  sender?: EventSender,
) {
  const listed = sender?.families.filter(({ enrollment }) => enrollmentIds?.includes(enrollment.id)) ?? []
  return {
    kind,
    title,
    note,
    day,
    startMinute: clock(startMinute),
    endMinute: clock(endMinute),
    audience: enrollmentIds ? 'chosen' : 'all',
    enrollmentIds: listed.map(({ enrollment }) => enrollment.id).join('\n'),
    version: String(sequence),
  }
}

const isSame = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'changed' in answer && answer.changed === false

export function CancelEvent({ id, title }: { id: number; title: string }) {
  const t = useTranslations('enrollment.events')
  const router = useRouter()
  const { run, isBusy } = useAction(t('notCancelled'), 'toast')

  async function cancel() {
    await callApi(dashboardRoutes.api.event(id), { method: 'DELETE' })
    showToast({ title: t('cancelled') })
    router.refresh()
  }

  return (
    <div className="mt-6 border-t border-line pt-4">
      <p className="mb-2 text-sm">{t('cancelText')}</p>
      <Button variant="danger" busy={isBusy} aria-label={t('cancelOf', { title })} onClick={() => void run(cancel)}>
        {t('cancel')}
      </Button>
    </div>
  )
}
