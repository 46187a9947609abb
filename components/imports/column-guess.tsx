'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { Button } from '@/components/ui/actions/button'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField, TextField } from '@/components/ui/fields/text-field'
import { columnKey } from '@/lib/imports/cleaning/rules/text'
import { columnsOf, MEANINGS, type Meaning } from '@/lib/imports/rules/columns'
import { type UploadGuess, uploadGuess } from '@/lib/imports/uploads/schema'
import { ApiError, callApi, failureText } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { KINDS, kindLabel } from '@/lib/providers/catalogue/traits'

type Mapping = UploadGuess['mapping']
type Ref = Mapping['columns'][Meaning]

/** Meanings that one column may have together. The form shows only the second of a pair. */
const PAIRS = [
  ['id', 'license'],
  ['licenseType', 'kind'],
  ['status', 'licenseStatus'],
] as const

/** Whether this column is the first of a value's. A mapping that was typed may spell its name in other letters. */
const beginsWith = (ref: Ref, column: string) =>
  columnsOf(ref)
    .slice(0, 1)
    .some((name) => columnKey(name) === columnKey(column))

/** What a column means; if it has two meanings, the one that the form shows. */
function meaningOf(mapping: Mapping, column: string): Meaning | '' {
  const meanings = Object.entries(mapping.columns).flatMap(([meaning, ref]) =>
    beginsWith(ref, column) ? [meaning as Meaning] : [],
  )
  return meanings.find((meaning) => !PAIRS.some(([hidden]) => hidden === meaning)) ?? meanings[0] ?? ''
}

/** Settings of a mapping that the form replaces, or clears when its field is empty. */
const FORM_SETTINGS = ['kinds', 'statuses', 'defaultKind', 'ignore', 'licenseIssuer', 'state']

const MEANING_CODES = Object.keys(MEANINGS) as Meaning[]

/** The value of a form field, trimmed. */
export const textOf = (fields: FormData, name: string) => String(fields.get(name) ?? '').trim()

/** Parses lines like "Home A = family_home". */
export function parseWordMapping(text: string): Record<string, string> {
  const lines = text.split('\n').map((line) => line.split('=').map((part) => part.trim()))
  return Object.fromEntries(lines.flatMap(([fileWord = '', code = '']) => (fileWord === '' ? [] : [[fileWord, code]])))
}

/**
 * The guessed mapping with the form's changes. Columns that the guess joined stay joined unless the first one's meaning was changed. The server
 * validates it.
 */
export function mappingFrom(fields: FormData, { mapping, columns }: Pick<UploadGuess, 'mapping' | 'columns'>): object {
  const chosen: Record<string, Ref> = {}
  columns.forEach(({ name }, index) => {
    const meaning = textOf(fields, `meaning-${index}`) as Meaning | ''
    if (meaning === '' || chosen[meaning] !== undefined) return
    const guessed = mapping.columns[meaning]
    chosen[meaning] = beginsWith(guessed, name) ? guessed : name
  })
  for (const [hidden, shown] of PAIRS) {
    const [column] = columnsOf(mapping.columns[hidden])
    if (chosen[hidden] === undefined && column !== undefined && beginsWith(chosen[shown], column))
      chosen[hidden] = mapping.columns[hidden]
  }
  // A constant has no column, and of several meanings of one column ("City, ST 12345") the form shows one.
  for (const [meaning, ref] of Object.entries(mapping.columns)) {
    const [column] = columnsOf(ref)
    const shown = column === undefined ? '' : meaningOf(mapping, column)
    const isKept = column === undefined || (shown !== '' && beginsWith(chosen[shown], column))
    if (chosen[meaning] === undefined && isKept) chosen[meaning] = ref
  }
  const kinds = parseWordMapping(textOf(fields, 'kinds'))
  const statuses = Object.entries(parseWordMapping(textOf(fields, 'statuses'))).map(([word, status]) => [
    word,
    status || null,
  ])
  const others = Object.fromEntries(Object.entries(mapping).filter(([name]) => !FORM_SETTINGS.includes(name)))
  const state = textOf(fields, 'state').toUpperCase()
  const used = new Set(Object.values(chosen).flatMap(columnsOf))
  const filled = ['title', 'source', 'sourceName', 'asOf', 'defaultKind', 'licenseIssuer'].flatMap((name) =>
    textOf(fields, name) === '' ? [] : [[name, textOf(fields, name)]],
  )
  return {
    ...others,
    ...Object.fromEntries(filled),
    ...(state && { state }),
    columns: chosen,
    ...(chosen.kind !== undefined && { kinds }),
    ...(chosen.status !== undefined && statuses.length > 0 && { statuses: Object.fromEntries(statuses) }),
    ignore: (mapping.ignore ?? []).filter((column) => !used.has(column)),
  }
}

type ColumnGuessProps = {
  id: number
  /** The text of the saved mapping, which is shown instead of a guess if it can read the file. */
  mapping: string | null
  onGuess: (guess: UploadGuess) => void
  guess: UploadGuess | null
}

/** The guessed meaning of each column, which can be changed, and a preview of ten rows. */
export function ColumnGuess({ id, mapping, guess, onGuess }: ColumnGuessProps) {
  const t = useTranslations('imports.guess')
  const failedText = t('notLooked')
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    if (guess) return
    const ask = (body: object) => callApi(dashboardRoutes.api.importGuess(id), { method: 'POST', body })
    // The saved mapping may be one that cannot read this file. Then the columns are guessed.
    const guessInstead = (error: unknown) => {
      if (error instanceof ApiError && error.status === 400) return ask({})
      throw error
    }
    const answered = mapping === null ? ask({}) : ask({ mapping }).catch(guessInstead)
    answered
      .then((answer) => onGuess(uploadGuess.parse(answer)))
      .catch((error: unknown) => setProblem(failureText(error, failedText)))
  }, [id, mapping, guess, onGuess, failedText])
  if (problem) return <FormAlert>{problem}</FormAlert>
  if (!guess) return <p role="status">{t('looking')}</p>
  return <GuessFields id={id} guess={guess} />
}

function GuessFields({ id, guess: { mapping, columns, preview: first } }: { id: number; guess: UploadGuess }) {
  const t = useTranslations('imports.guess')
  const terms = useTranslations('imports.mapping')
  const traits = useTranslations('providers.traits')
  const [shown, setShown] = useState<{ preview: UploadGuess['preview']; problem?: string }>({ preview: first })
  const [isBusy, setBusy] = useState(false)
  const showRows = async (form: HTMLFormElement | null) => {
    if (!form) return
    setBusy(true)
    const body = { mapping: JSON.stringify(mappingFrom(new FormData(form), { mapping, columns })) }
    const answer = await callApi(dashboardRoutes.api.importGuess(id), { method: 'POST', body })
      .then((answer) => ({ preview: uploadGuess.parse(answer).preview }))
      .catch((error: unknown) => ({ preview: null, problem: failureText(error, t('notLooked')) }))
    setShown(answer)
    setBusy(false)
  }
  const notRead = { value: '', label: terms('notRead') }
  const meaningOptions = [notRead, ...MEANING_CODES.map((value) => ({ value, label: terms(`of.${value}`) }))]
  const kindOptions = [notRead, ...KINDS.map(({ code }) => ({ value: code, label: kindLabel(traits, code) }))]
  const kinds = Object.entries(mapping.kinds ?? {}).map(([word, kind]) => `${word} = ${kind}`)
  const statuses = Object.entries(mapping.statuses ?? {}).map(([word, status]) => `${word} = ${status ?? ''}`)
  return (
    <>
      <p className="text-soft">{t('lead')}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField name="title" label={terms('title')} defaultValue={mapping.title} required maxLength={100} />
        <TextField
          name="source"
          label={terms('source')}
          hint={terms('sourceHint')}
          defaultValue={mapping.source}
          required
          maxLength={60}
        />
        <TextField
          name="sourceName"
          label={terms('sourceName')}
          hint={terms('sourceNameHint')}
          defaultValue={mapping.sourceName}
          required
          maxLength={120}
        />
        <TextField type="date" name="asOf" label={terms('asOf')} defaultValue={mapping.asOf} required />
        <TextField
          name="state"
          label={terms('state')}
          hint={terms('stateHint')}
          defaultValue={mapping.state}
          maxLength={2}
          optional
        />
        <SelectField
          name="defaultKind"
          label={terms('defaultKind')}
          options={kindOptions}
          defaultValue={mapping.defaultKind ?? ''}
        />
      </div>
      <h3 className="font-semibold">{terms('columns')}</h3>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {columns.map(({ name, examples }, index) => (
          <SelectField
            key={name}
            name={`meaning-${index}`}
            label={name}
            hint={examples.length > 0 ? examples.join(' · ') : t('empty')}
            options={meaningOptions}
            defaultValue={meaningOf(mapping, name)}
          />
        ))}
      </div>
      <TextField
        name="licenseIssuer"
        label={terms('licenseIssuer')}
        defaultValue={mapping.licenseIssuer}
        optional
        maxLength={80}
      />
      <TextAreaField
        name="kinds"
        label={terms('kinds')}
        hint={terms('kindsHint')}
        defaultValue={kinds.join('\n')}
        rows={Math.max(3, Math.min(kinds.length, 12))}
        optional
      />
      <TextAreaField
        name="statuses"
        label={terms('statuses')}
        hint={terms('statusesHint')}
        defaultValue={statuses.join('\n')}
        rows={3}
        optional
      />
      <TextField name="saveAs" label={t('saveAs')} hint={t('saveAsHint')} optional maxLength={80} />
      <Button
        type="button"
        variant="secondary"
        busy={isBusy}
        className="justify-self-start"
        onClick={(event) => void showRows(event.currentTarget.form)}
      >
        {t('showRows')}
      </Button>
      <div role="status">
        <FormAlert>{shown.problem}</FormAlert>
        {shown.preview && <PreviewRows preview={shown.preview} />}
      </div>
    </>
  )
}

/** A preview of ten rows, how many rows are left out and why, and the values that are not understood. */
function PreviewRows({ preview: { rows, leftOut, columns } }: { preview: NonNullable<UploadGuess['preview']> }) {
  const t = useTranslations('imports.guess')
  const traits = useTranslations('providers.traits')
  const unread = columns.filter(({ notUnderstood }) => notUnderstood > 0)
  return (
    <>
      <h3 className="font-semibold">{t('rows')}</h3>
      <ol className="mt-2 grid gap-2">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other key and do not move.
          <li key={index} className="rounded-lg border border-line bg-card p-3 text-sm">
            <strong className="block">{row.name}</strong>
            {[
              kindLabel(traits, row.kind),
              row.street ?? t('noStreet'),
              row.place,
              row.phone,
              row.capacity !== null && t('children', { count: row.capacity }),
              row.ages,
              row.hours,
              row.license && t('license', { license: row.license }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ol>
      {leftOut.map(({ count, reason }) => (
        <p key={reason} className="mt-3">
          {t('leftOut', { count, reason })}
        </p>
      ))}
      {unread.length > 0 && (
        <ul className="mt-3 grid gap-1">
          {unread.map(({ column, filled, notUnderstood, examples }) => (
            <li key={column}>
              {t('notUnderstood', {
                column,
                count: notUnderstood,
                filled,
                examples: examples.map((text) => `“${text}”`).join(', '),
              })}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
