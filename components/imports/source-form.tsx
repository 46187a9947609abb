'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { FormAlert } from '@/components/forms/form-alert'
import { useLeaving, useSending } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/actions/button'
import { Checkbox } from '@/components/ui/fields/choice'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField, TextField } from '@/components/ui/fields/text-field'
import { useLocalPath } from '@/components/ui/language'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { showToast } from '@/components/ui/overlays/toasts'
import type { AllowedSourceActions, SourceActionInput, SourceChoices, SourceView } from '@/lib/imports/sources/schema'
import { ApiError, callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { timeText, weekdayNames } from '@/lib/platform/time/dates'
import { ImportKind, ImportPlace, ImportSchedule } from '@/prisma/generated/enums'

const saveResponse = z.object({ id: z.int(), version: z.string() })
const optionsOf = <Code extends string>(codes: readonly Code[], label: (code: Code) => string) =>
  codes.map((value) => ({ value, label: label(value) }))
const numbered = (from: number, to: number, label: (number: number) => string = String) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ value: String(from + at), label: label(from + at) }))

const MONTH_DAYS = numbered(1, 28)
const HOURS = numbered(0, 23, (hour) => timeText(hour * 60))

const FIELDS = ['name', 'address', 'place', 'reading', 'preset', 'mapping', 'ownerId']
const LIMITS = ['maxClosedPercent', 'maxChangedPercent', 'maxNew']

/** What the form shows of a source; its history stays on the server. */
type SourceFields = Omit<SourceView, 'runs' | 'newest'>
type SourceFormProps = {
  choices: SourceChoices
  source?: SourceFields
  /** The admin who adds a source, preselected as the one who is notified. */
  adminId?: number
}

/** Adds a source, or changes one: where its list comes from, how it is read, when, and how much may change by itself. */
export function SourceForm({ choices, source: given, adminId }: SourceFormProps) {
  // The page is refreshed while a run is in progress. Until it is opened again, the form shows what was read first or saved last, and what was typed.
  const [source, setSource] = useState(given)
  /** The version that the form is based on. After a conflict there is none: the next save replaces the colleague's. */
  const [version, setVersion] = useState(given?.version)
  if (given && source?.version !== version && given.version === version) setSource(given)
  const t = useTranslations('imports.sources')
  const files = useTranslations('imports.files')
  const locale = useLocale()
  const router = useRouter()
  const { isLeaving, leaveTo } = useLeaving()
  const [place, setPlace] = useState<ImportPlace>(source?.place ?? 'web')
  const [schedule, setSchedule] = useState<ImportSchedule>(source?.schedule ?? 'weekly')
  const places = Object.values(ImportPlace).filter((one) => one !== 'folder' || choices.hasFolder || place === one)
  const kindOptions = optionsOf(Object.values(ImportKind), (kind) => files(`kinds.${kind}`))
  const placeOptions = optionsOf(places, (one) => t(`places.${one}`))
  // The options start with Sunday, whose value is 0.
  const names = weekdayNames(locale)
  const weekdayOptions = names.map((_, at) => ({ value: String(at), label: names[(at + 6) % 7] ?? '' }))
  const scheduleOptions = optionsOf(Object.values(ImportSchedule), (one) => t(`schedules.${one}`))
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    const body = { ...Object.fromEntries(fields), version }
    const address = source ? dashboardRoutes.api.importSource(source.id) : dashboardRoutes.api.importSources()
    try {
      const saved = saveResponse.parse(await callApi(address, { method: source ? 'PUT' : 'POST', body }))
      showToast({ title: t('saved') })
      if (source) setVersion(saved.version)
      else leaveTo(dashboardRoutes.admin.importSource(saved.id))
    } catch (error) {
      if (error instanceof ApiError && error.fields.version) {
        setVersion(undefined)
        router.refresh()
      }
      throw error
    }
    router.refresh()
  })
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid max-w-narrow gap-4 text-ink">
      <FormAlert>{alertOf(t('notSaved'), [...FIELDS, ...LIMITS])}</FormAlert>
      <TextField name="name" label={t('name')} defaultValue={source?.name} maxLength={80} error={errors.name} />
      <SelectField name="kind" label={files('kind')} options={kindOptions} defaultValue={source?.kind} />
      <SelectField
        name="place"
        label={t('place')}
        options={placeOptions}
        value={place}
        onChange={({ target }) => setPlace(target.value as ImportPlace)}
        error={errors.place}
      />
      {place !== 'upload' && (
        <TextField
          key={place}
          name="address"
          type={place === 'web' ? 'url' : 'text'}
          label={t(`address.${place}`)}
          hint={t(`addressHint.${place}`)}
          defaultValue={source?.address}
          error={errors.address}
        />
      )}
      <SelectField
        name="reading"
        label={t('reading')}
        hint={t('readingHint')}
        options={[{ value: '', label: files('choosePreset') }, ...choices.readings]}
        defaultValue={source?.reading}
        error={errors.reading ?? errors.preset}
      />
      <Disclosure summary={t('mapping')} open={Boolean(source?.mapping || errors.mapping)}>
        <TextAreaField
          name="mapping"
          label={t('mapping')}
          labelHidden
          hint={t('mappingHint')}
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
            label={t('schedule')}
            options={scheduleOptions}
            value={schedule}
            onChange={({ target }) => setSchedule(target.value as ImportSchedule)}
          />
          {schedule === 'weekly' && (
            <SelectField
              name="weekday"
              label={t('weekday')}
              options={weekdayOptions}
              defaultValue={source?.weekday ?? 1}
            />
          )}
          {schedule === 'monthly' && (
            <SelectField
              name="monthDay"
              label={t('monthDay')}
              options={MONTH_DAYS}
              defaultValue={source?.monthDay ?? 1}
            />
          )}
          {schedule !== 'by_hand' && (
            <SelectField name="hour" label={t('hour')} options={HOURS} defaultValue={source?.hour ?? 4} />
          )}
        </div>
      )}
      {place === 'upload' && <input type="hidden" name="schedule" value="by_hand" />}
      <fieldset className="grid gap-4">
        <legend className="font-semibold">{t('limits')}</legend>
        <p className="text-sm text-soft">{t('limitsHint')}</p>
        <Checkbox name="closesMissing" label={t('closesMissing')} defaultChecked={source?.closesMissing ?? true} />
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <TextField
            name="maxClosedPercent"
            inputMode="decimal"
            label={t('maxClosed')}
            defaultValue={source?.maxClosedPercent ?? 3}
            error={errors.maxClosedPercent}
          />
          <TextField
            name="maxChangedPercent"
            inputMode="decimal"
            label={t('maxChanged')}
            defaultValue={source?.maxChangedPercent ?? 5}
            error={errors.maxChangedPercent}
          />
          <TextField
            name="maxNew"
            inputMode="numeric"
            label={t('maxNew')}
            optional
            defaultValue={source ? (source.maxNew ?? '') : 50}
            error={errors.maxNew}
          />
        </div>
      </fieldset>
      <SelectField
        name="ownerId"
        label={t('owner')}
        options={choices.admins}
        defaultValue={source?.ownerId ?? adminId}
        error={errors.ownerId}
      />
      <Button type="submit" busy={isSending || isLeaving} className="justify-self-start">
        {t('save')}
      </Button>
    </form>
  )
}

type ButtonAction = Exclude<SourceActionInput['action'], 'undo'>
/** `uploadId`: the file to decide on. */
type ActionProps = { id: number; action: ButtonAction; uploadId?: number; variant?: 'primary' | 'secondary' }

/** A button for one action on a source. */
function ActionButton({ id, action, uploadId, variant }: ActionProps) {
  const t = useTranslations('imports.sources')
  const router = useRouter()
  const { onSubmit, isSending, alertOf } = useSending(async () => {
    await callApi(dashboardRoutes.api.importSource(id), { method: 'POST', body: { action, uploadId } })
    showToast({ title: t(`done.${action}`) })
    router.refresh()
  })
  return (
    <form onSubmit={onSubmit} className="grid gap-2">
      <FormAlert>{alertOf(t('failed'), [])}</FormAlert>
      <Button type="submit" variant={variant} busy={isSending}>
        {t(action)}
      </Button>
    </form>
  )
}

/** The decision on a waiting file. */
export const DecisionButtons = ({
  id,
  may,
  uploadId,
}: {
  id: number
  may: AllowedSourceActions
  uploadId?: number
}) => (
  <div className="flex flex-wrap gap-2.5">
    {may.apply && <ActionButton id={id} action="apply" uploadId={uploadId} />}
    {may.discard && <ActionButton id={id} action="discard" uploadId={uploadId} variant="secondary" />}
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
  may: AllowedSourceActions
  isOn: boolean
  isScheduled: boolean
}) => (
  <div className="flex flex-wrap gap-2.5">
    {may.run && <ActionButton id={id} action="run" variant={may.apply ? 'secondary' : 'primary'} />}
    {isScheduled && <ActionButton id={id} action={isOn ? 'pause' : 'resume'} variant="secondary" />}
  </div>
)

/** Undoes the last import, after the same confirmation as on the import's own page. */
export function UndoButton({ id, uploadId }: { id: number; uploadId?: number }) {
  const t = useTranslations('imports.files')
  const router = useRouter()
  const undo = async () => {
    await callApi(dashboardRoutes.api.importSource(id), { method: 'POST', body: { action: 'undo', uploadId } })
    showToast({ title: t('begun') })
    router.refresh()
  }
  return <ConfirmButton label={t('undo')} question={t('undoAsk')} confirm={t('undo')} act={undo} />
}

export function DeleteSourceButton({ id }: { id: number }) {
  const path = useLocalPath()
  const t = useTranslations('imports.sources')
  const router = useRouter()
  const remove = async () => {
    await callApi(dashboardRoutes.api.importSource(id), { method: 'DELETE' })
    showToast({ title: t('removed') })
    router.push(path(dashboardRoutes.admin.importSources()))
    router.refresh()
  }
  return <ConfirmButton label={t('remove')} question={t('removeAsk')} confirm={t('remove')} act={remove} />
}

const EVERY_MS = 2_000

/** What a source is doing; the page is refreshed until it is done. */
export function BusyNote({ label }: { label: string }) {
  const t = useTranslations('imports.sources')
  const router = useRouter()
  useEffect(() => {
    const timer = setInterval(() => router.refresh(), EVERY_MS)
    return () => clearInterval(timer)
  }, [router])
  return (
    <div role="status">
      <p className="font-semibold">{label}</p>
      <p className="text-sm text-soft">{t('busy')}</p>
    </div>
  )
}
