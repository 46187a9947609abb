'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { FormAlert } from '@/components/forms/form-alert'
import { useSending } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/actions/button'
import { Checkbox } from '@/components/ui/fields/choice'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField, TextField } from '@/components/ui/fields/text-field'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { showToast } from '@/components/ui/overlays/toasts'
import type { SourceActionInput, SourceChoices, SourceMay, SourceView } from '@/lib/imports/sources/schema'
import { callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'
import { DAY_NAMES, timeText } from '@/lib/platform/time/dates'
import { ImportKind, ImportPlace, ImportSchedule } from '@/prisma/generated/enums'
import { importMessages, sourceMessages as texts } from './messages'

const answer = z.object({ id: z.int() })
const optionsOf = <Code extends string>(codes: readonly Code[], words: Record<Code, string>) =>
  codes.map((value) => ({ value, label: words[value] }))
const numbered = (from: number, to: number, label: (number: number) => string = String) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ value: String(from + at), label: label(from + at) }))

const KINDS = optionsOf(Object.values(ImportKind), importMessages.kinds)
const SCHEDULES = optionsOf(Object.values(ImportSchedule), texts.schedules)
const WEEKDAYS = DAY_NAMES.map((label, at) => ({ value: String(at), label }))
const MONTH_DAYS = numbered(1, 28)
const HOURS = numbered(0, 23, (hour) => timeText(hour * 60))

const FIELDS = ['name', 'address', 'place', 'reading', 'preset', 'mapping', 'ownerId']
const LIMITS = ['maxClosedPercent', 'maxChangedPercent', 'maxNew']

/** What the form shows of a source; its history stays on the server. */
type SourceFields = Omit<SourceView, 'runs' | 'newest'>
type SourceFormProps = {
  choices: SourceChoices
  source?: SourceFields
  /** Who adds a source is notified. */
  adminId?: number
}

/** Adds a source, or changes one: where its list comes from, how it is read, when, and how much may change by itself. */
export function SourceForm({ choices, source, adminId }: SourceFormProps) {
  const router = useRouter()
  const [place, setPlace] = useState<ImportPlace>(source?.place ?? 'web')
  const [schedule, setSchedule] = useState<ImportSchedule>(source?.schedule ?? 'weekly')
  const places = Object.values(ImportPlace).filter((one) => one !== 'folder' || choices.hasFolder || place === one)
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    const body = Object.fromEntries(fields)
    const path = source ? routes.api.importSource(source.id) : routes.api.importSources()
    const { id } = answer.parse(await callApi(path, { method: source ? 'PUT' : 'POST', body }))
    showToast({ title: texts.saved })
    if (!source) router.push(routes.admin.importSource(id))
    router.refresh()
  })
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid max-w-narrow gap-4 text-ink">
      <FormAlert>{alertOf(texts.notSaved, [...FIELDS, ...LIMITS])}</FormAlert>
      <TextField name="name" label={texts.name} defaultValue={source?.name} maxLength={80} error={errors.name} />
      <SelectField name="kind" label={importMessages.kind} options={KINDS} defaultValue={source?.kind} />
      <SelectField
        name="place"
        label={texts.place}
        options={optionsOf(places, texts.places)}
        value={place}
        onChange={({ target }) => setPlace(target.value as ImportPlace)}
        error={errors.place}
      />
      {place !== 'upload' && (
        <TextField
          key={place}
          name="address"
          type={place === 'web' ? 'url' : 'text'}
          label={texts.address[place]}
          hint={texts.addressHint[place]}
          defaultValue={source?.address}
          error={errors.address}
        />
      )}
      <SelectField
        name="reading"
        label={texts.reading}
        hint={texts.readingHint}
        options={[{ value: '', label: importMessages.choosePreset }, ...choices.readings]}
        defaultValue={source?.reading}
        error={errors.reading ?? errors.preset}
      />
      <Disclosure summary={texts.mapping} open={Boolean(source?.mapping || errors.mapping)}>
        <TextAreaField
          name="mapping"
          label={texts.mapping}
          labelHidden
          hint={texts.mappingHint}
          rows={8}
          spellCheck={false}
          defaultValue={source?.mapping}
          error={errors.mapping}
        />
      </Disclosure>
      {place !== 'upload' && (
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <SelectField
            name="schedule"
            label={texts.schedule}
            options={SCHEDULES}
            value={schedule}
            onChange={({ target }) => setSchedule(target.value as ImportSchedule)}
          />
          {schedule === 'weekly' && (
            <SelectField name="weekday" label={texts.weekday} options={WEEKDAYS} defaultValue={source?.weekday ?? 1} />
          )}
          {schedule === 'monthly' && (
            <SelectField
              name="monthDay"
              label={texts.monthDay}
              options={MONTH_DAYS}
              defaultValue={source?.monthDay ?? 1}
            />
          )}
          {schedule !== 'by_hand' && (
            <SelectField name="hour" label={texts.hour} options={HOURS} defaultValue={source?.hour ?? 4} />
          )}
        </div>
      )}
      {place === 'upload' && <input type="hidden" name="schedule" value="by_hand" />}
      <fieldset className="grid gap-4">
        <legend className="font-semibold">{texts.limits}</legend>
        <p className="text-sm text-soft">{texts.limitsHint}</p>
        <Checkbox name="closesMissing" label={texts.closesMissing} defaultChecked={source?.closesMissing ?? true} />
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <TextField
            name="maxClosedPercent"
            inputMode="decimal"
            label={texts.maxClosed}
            defaultValue={source?.maxClosedPercent ?? 3}
            error={errors.maxClosedPercent}
          />
          <TextField
            name="maxChangedPercent"
            inputMode="decimal"
            label={texts.maxChanged}
            defaultValue={source?.maxChangedPercent ?? 5}
            error={errors.maxChangedPercent}
          />
          <TextField
            name="maxNew"
            inputMode="numeric"
            label={texts.maxNew}
            optional
            defaultValue={source ? (source.maxNew ?? '') : 50}
            error={errors.maxNew}
          />
        </div>
      </fieldset>
      <SelectField
        name="ownerId"
        label={texts.owner}
        options={choices.admins}
        defaultValue={source?.ownerId ?? adminId}
        error={errors.ownerId}
      />
      <Button type="submit" busy={isSending} className="justify-self-start">
        {texts.save}
      </Button>
    </form>
  )
}

type Pressed = Exclude<SourceActionInput['action'], 'undo'>
type ActionProps = { id: number; action: Pressed; variant?: 'primary' | 'secondary' }

/** A button that does one thing with a source. */
function ActionButton({ id, action, variant }: ActionProps) {
  const router = useRouter()
  const { onSubmit, isSending, alertOf } = useSending(async () => {
    await callApi(routes.api.importSource(id), { method: 'POST', body: { action } })
    showToast({ title: texts.done[action] })
    router.refresh()
  })
  return (
    <form onSubmit={onSubmit} className="grid gap-2">
      <FormAlert>{alertOf(texts.failed, [])}</FormAlert>
      <Button type="submit" variant={variant} busy={isSending}>
        {texts[action]}
      </Button>
    </form>
  )
}

/** The decision on a waiting file. */
export const DecisionButtons = ({ id, may }: { id: number; may: SourceMay }) => (
  <div className="flex flex-wrap gap-2.5">
    {may.apply && <ActionButton id={id} action="apply" />}
    {may.discard && <ActionButton id={id} action="discard" variant="secondary" />}
  </div>
)

/** Runs, pauses or resumes a source. */
export const RunButtons = ({
  id,
  may,
  isOn,
  isScheduled,
}: {
  id: number
  may: SourceMay
  isOn: boolean
  isScheduled: boolean
}) => (
  <div className="flex flex-wrap gap-2.5">
    {may.run && <ActionButton id={id} action="run" variant={may.apply ? 'secondary' : 'primary'} />}
    {isScheduled && <ActionButton id={id} action={isOn ? 'pause' : 'resume'} variant="secondary" />}
  </div>
)

/** Undoes the last import, after the question that the workbench asks. */
export function UndoButton({ id }: { id: number }) {
  const router = useRouter()
  const undo = async () => {
    await callApi(routes.api.importSource(id), { method: 'POST', body: { action: 'undo' } })
    showToast({ title: importMessages.begun })
    router.refresh()
  }
  const { undo: label, undoAsk: question } = importMessages
  return <ConfirmButton label={label} question={question} confirm={label} act={undo} />
}

export function DeleteSourceButton({ id }: { id: number }) {
  const router = useRouter()
  const remove = async () => {
    await callApi(routes.api.importSource(id), { method: 'DELETE' })
    showToast({ title: texts.removed })
    router.push(routes.admin.importSources())
    router.refresh()
  }
  return <ConfirmButton label={texts.remove} question={texts.removeAsk} confirm={texts.remove} act={remove} />
}

const EVERY_MS = 2_000

/** What a source is doing; the page is refreshed until it is done. */
export function BusyNote({ label }: { label: string }) {
  const router = useRouter()
  useEffect(() => {
    const timer = setInterval(() => router.refresh(), EVERY_MS)
    return () => clearInterval(timer)
  }, [router])
  return (
    <div role="status">
      <p className="font-semibold">{label}</p>
      <p className="text-sm text-soft">{texts.busy}</p>
    </div>
  )
}
