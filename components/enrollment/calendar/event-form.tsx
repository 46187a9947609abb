'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useDraft } from '@/components/forms/use-draft'
import { useSending } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/actions/button'
import { Checkbox, ChoiceGroup } from '@/components/ui/fields/choice'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField, TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import { EVENT_LIMITS, type EventSender, type ShownEvent } from '@/lib/enrollment/events/schema'
import { ApiError, callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'
import { clockText } from '@/lib/platform/time/dates'
import { eventMessages as texts } from './messages'

type EventAudienceProps = { families: EventSender['families']; event?: ShownEvent; error?: string }

/**
 * Every family, or some of them: their list shows while "chosen" is checked (by CSS, so that a restored draft shows it
 * too).
 */
function EventAudience({ families, event, error }: EventAudienceProps) {
  const chosen = event?.enrollmentIds ?? null
  return (
    <>
      <SelectField
        name="audience"
        label={texts.audience}
        defaultValue={chosen ? 'chosen' : 'all'}
        options={[
          { value: 'all', label: texts.all },
          { value: 'chosen', label: texts.chosen },
        ]}
        error={error}
      />
      <ChoiceGroup legend={texts.families} className="hidden group-has-[option[value=chosen]:checked]/form:block">
        <div className="max-h-64 overflow-y-auto">
          {families.map(({ enrollmentId, name, when }) => (
            <Checkbox
              key={enrollmentId}
              name="enrollmentIds"
              value={enrollmentId}
              defaultChecked={chosen?.includes(enrollmentId)}
              label={`${name}, ${when}`}
            />
          ))}
        </div>
      </ChoiceGroup>
    </>
  )
}

type EventFieldsProps = { day: string; zone: string; event?: ShownEvent; errors: Record<string, string> }

const KINDS = Object.entries(texts.kinds).map(([value, label]) => ({ value, label }))
const clock = (minute: number | null | undefined) => (typeof minute === 'number' ? clockText(minute) : '')

/** What an event is and when, in the provider's time zone. */
function EventFields({ day, zone, event, errors }: EventFieldsProps) {
  return (
    <>
      <SelectField name="kind" label={texts.kind} options={KINDS} defaultValue={event?.kind} error={errors.kind} />
      <TextField
        name="title"
        label={texts.title}
        maxLength={EVENT_LIMITS.title}
        defaultValue={event?.title}
        required
        error={errors.title}
      />
      <TextField type="date" name="day" label={texts.day} defaultValue={day} required error={errors.day} />
      <div>
        <div className="grid grid-cols-2 gap-4">
          <TextField
            type="time"
            name="startMinute"
            label={texts.start}
            defaultValue={clock(event?.startMinute)}
            optional
            error={errors.startMinute}
          />
          <TextField
            type="time"
            name="endMinute"
            label={texts.end}
            defaultValue={clock(event?.endMinute)}
            optional
            error={errors.endMinute}
          />
        </div>
        <p className="mt-1.5 text-xs text-soft">{texts.timeHint(zone)}</p>
      </div>
      <TextAreaField
        name="note"
        label={texts.note}
        hint={texts.noteHint}
        rows={3}
        maxLength={EVENT_LIMITS.note}
        defaultValue={event?.note}
        optional
        error={errors.note}
      />
    </>
  )
}

type EventFormProps = { userId: number; senders: readonly EventSender[]; day: string; event?: ShownEvent }
const FIELDS = ['kind', 'title', 'note', 'day', 'startMinute', 'endMinute', 'enrollmentIds']

/** An event for families: a new one from one of these providers, or an edit. */
export function EventForm({ userId, senders, day, event }: EventFormProps) {
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
    showToast({ title: event ? (isSame(answer) ? texts.unchanged : texts.changed) : texts.sent })
    router.refresh()
  })
  if (!sender) return null
  return (
    <form ref={form} onSubmit={onSubmit} onInput={storeInput} noValidate className="group/form grid gap-4 text-ink">
      {!event && <p className="text-soft">{texts.lead}</p>}
      <FormAlert>{alertOf(texts.notSaved, FIELDS)}</FormAlert>
      {senders.length > 1 && (
        <SelectField
          label={texts.provider}
          value={senderId}
          onChange={({ currentTarget }) => setSenderId(currentTarget.value)}
          options={senders.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <EventFields day={day} zone={sender.zone} event={event} errors={errors} />
      <EventAudience key={sender.id} families={sender.families} event={event} error={errors.enrollmentIds} />
      <Button type="submit" variant="secondary" busy={isSending} className="justify-self-start">
        {event ? texts.saveChange : texts.save}
      </Button>
    </form>
  )
}

const isSame = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'changed' in answer && answer.changed === false

export function CancelEvent({ id, title }: { id: number; title: string }) {
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)

  async function cancel() {
    setIsBusy(true)
    try {
      await callApi(routes.api.event(id), { method: 'DELETE' })
      showToast({ title: texts.cancelled })
      router.refresh()
    } catch (error) {
      if (!(error instanceof ApiError)) console.error(error)
      const description = error instanceof ApiError ? error.sentence : undefined
      showToast({ title: texts.notCancelled, description, tone: 'destructive' })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div className="mt-6 border-t border-line pt-4">
      <p className="mb-2 text-sm">{texts.cancelText}</p>
      <Button variant="danger" busy={isBusy} aria-label={`${texts.cancel}: ${title}`} onClick={() => void cancel()}>
        {texts.cancel}
      </Button>
    </div>
  )
}
