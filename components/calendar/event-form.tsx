'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useDraft } from '@/components/forms/use-draft'
import { useSending } from '@/components/forms/use-sending'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/select-field'
import { showToast } from '@/components/ui/toast-store'
import type { EventSender, ShownEvent } from '@/lib/events/types'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { EventAudience } from './event-audience'
import { EventFields } from './event-fields'
import { eventTexts as texts } from './event-texts'

type EventFormProps = { userId: number; senders: readonly EventSender[]; day: string; event?: ShownEvent }
const FIELDS = ['kind', 'title', 'note', 'day', 'startMinute', 'endMinute', 'enrollmentIds']

/** An event for families: a new one of one of these providers, or one that is said anew. */
export function EventForm({ userId, senders, day, event }: EventFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const router = useRouter()
  const [senderId, setSenderId] = useState(senders[0]?.id)
  const sender = senders.find(({ id }) => id === senderId)
  const { kept, forget } = useDraft(form, userId, event ? `event-${event.id}` : 'event')
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    const { audience, ...typed } = Object.fromEntries(fields)
    const body = { ...typed, enrollmentIds: audience === 'chosen' ? fields.getAll('enrollmentIds') : null }
    const answer = event
      ? await callApi(routes.api.event(event.id), { method: 'PUT', body })
      : await callApi(routes.api.events(), { method: 'POST', body: { ...body, daycareId: senderId } })
    forget()
    if (!event) form.current?.reset()
    showToast({ title: event ? (isSame(answer) ? texts.unchanged : texts.changed) : texts.sent })
    router.refresh()
  })
  if (!sender) return null
  return (
    <form ref={form} onSubmit={onSubmit} onInput={kept} noValidate className="group/form grid gap-4 text-ink">
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
