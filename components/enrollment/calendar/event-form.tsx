'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useDraft } from '@/components/forms/use-draft'
import { useSending } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/actions/button'
import { Checkbox, ChoiceGroup } from '@/components/ui/fields/choice'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField, TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import { enrollmentDates } from '@/lib/enrollment/enrollments/rules/dates'
import type { EventSender, ShownEvent } from '@/lib/enrollment/events/schema'
import { EVENT_LIMITS } from '@/lib/enrollment/limits'
import { ApiError, callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'
import { clockText } from '@/lib/platform/time/dates'
import type { ProviderEventKind } from '@/prisma/generated/enums'

type EventAudienceProps = { families: EventSender['families']; event?: ShownEvent; error?: string }

/**
 * Every family, or some of them: their list shows while "chosen" is checked (by CSS, so that a restored draft shows it
 * too).
 */
function EventAudience({ families, event, error }: EventAudienceProps) {
  const t = useTranslations('enrollment.events')
  const enrollments = useTranslations('enrollment.enrollments')
  const locale = useLocale()
  const chosen = event?.enrollmentIds ?? null
  return (
    <>
      <SelectField
        name="audience"
        label={t('audience')}
        defaultValue={chosen ? 'chosen' : 'all'}
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
              defaultChecked={chosen?.includes(enrollment.id)}
              label={`${name}, ${enrollmentDates(enrollments, locale, enrollment)}`}
            />
          ))}
        </div>
      </ChoiceGroup>
    </>
  )
}

type EventFieldsProps = { day: string; zone: string; event?: ShownEvent; errors: Record<string, string> }

const KINDS = ['conference', 'field_trip', 'permission_due', 'other'] as const satisfies readonly ProviderEventKind[]
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
        options={KINDS.map((value) => ({ value, label: calendar(`kinds.${value}`) }))}
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
type EventFormProps = { userId: number; senders: readonly SenderInZone[]; day: string; event?: ShownEvent }
const FIELDS = ['kind', 'title', 'note', 'day', 'startMinute', 'endMinute', 'enrollmentIds']

/** An event for families: a new one from one of these providers, or an edit. */
export function EventForm({ userId, senders, day, event }: EventFormProps) {
  const t = useTranslations('enrollment.events')
  const form = useRef<HTMLFormElement>(null)
  const router = useRouter()
  const [senderId, setSenderId] = useState(senders[0]?.id)
  const sender = senders.find(({ id }) => id === senderId)
  const { storeInput, discard } = useDraft(form, userId, event ? `event-${event.id}` : 'event')
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    const { audience, ...typed } = Object.fromEntries(fields)
    const body = { ...typed, enrollmentIds: audience === 'chosen' ? fields.getAll('enrollmentIds') : null }
    const answer = event
      ? await callApi(routes.api.event(event.id), { method: 'PUT', body })
      : await callApi(routes.api.events(), { method: 'POST', body: { ...body, daycareId: senderId } })
    discard()
    if (!event) form.current?.reset()
    showToast({ title: event ? (isSame(answer) ? t('unchanged') : t('changed')) : t('sent') })
    router.refresh()
  })
  if (!sender) return null
  return (
    <form ref={form} onSubmit={onSubmit} onInput={storeInput} noValidate className="group/form grid gap-4 text-ink">
      {!event && <p className="text-soft">{t('lead')}</p>}
      <FormAlert>{alertOf(t('notSaved'), FIELDS)}</FormAlert>
      {senders.length > 1 && (
        <SelectField
          label={t('provider')}
          value={senderId}
          onChange={({ currentTarget }) => setSenderId(currentTarget.value)}
          options={senders.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <EventFields day={day} zone={sender.zone} event={event} errors={errors} />
      <EventAudience key={sender.id} families={sender.families} event={event} error={errors.enrollmentIds} />
      <Button type="submit" variant="secondary" busy={isSending} className="justify-self-start">
        {event ? t('saveChange') : t('save')}
      </Button>
    </form>
  )
}

const isSame = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'changed' in answer && answer.changed === false

export function CancelEvent({ id, title }: { id: number; title: string }) {
  const t = useTranslations('enrollment.events')
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)

  async function cancel() {
    setIsBusy(true)
    try {
      await callApi(routes.api.event(id), { method: 'DELETE' })
      showToast({ title: t('cancelled') })
      router.refresh()
    } catch (error) {
      if (!(error instanceof ApiError)) console.error(error)
      const description = error instanceof ApiError ? error.sentence : undefined
      showToast({ title: t('notCancelled'), description, tone: 'destructive' })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div className="mt-6 border-t border-line pt-4">
      <p className="mb-2 text-sm">{t('cancelText')}</p>
      <Button variant="danger" busy={isBusy} aria-label={t('cancelOf', { title })} onClick={() => void cancel()}>
        {t('cancel')}
      </Button>
    </div>
  )
}
