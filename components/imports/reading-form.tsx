'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useSending } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/actions/button'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField, TextField } from '@/components/ui/fields/text-field'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { columnKey } from '@/lib/imports/cleaning/rules/text'
import type { RecordKind } from '@/lib/imports/records/schema'
import { savedNameOf } from '@/lib/imports/uploads/rules'
import type { UploadFile, UploadGuess } from '@/lib/imports/uploads/schema'
import { SITE } from '@/lib/platform/config/site'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { ColumnGuess, mappingFrom, parseWordMapping, textOf } from './column-guess'

/** The fields to match rows by, and what columns may mean. COLUMNS are read as they are; CODED_COLUMNS contain words that stand for our codes. */
const MATCH = ['licenseNumber', 'name', 'street', 'zip', 'phone'] as const
const COLUMNS = {
  license: ['kind', 'issuedOn', 'expiresOn'],
  inspection: ['id', 'inspectedOn', 'correctedOn', 'violations', 'text'],
} as const
const CODED_COLUMNS = { license: ['status'], inspection: ['result', 'class'] } as const

/**
 * The mapping of licenses or inspections from the form's fields, without empty ones. The server validates it. The license number column
 * identifies both the provider and the license.
 */
function recordMappingOf(fields: FormData, kind: RecordKind): object {
  const match = columnsOf(fields, 'match', MATCH)
  const codedColumns = CODED_COLUMNS[kind].flatMap((name) => {
    const column = textOf(fields, `word-${name}`)
    return column === '' ? [] : [[name, { column, words: meaningsOf(name, textOf(fields, `words-${name}`)) }]]
  })
  return {
    ...filledFields(fields, ['source', 'issuer', 'asOf']),
    match,
    [kind]: {
      ...(kind === 'license' && match.licenseNumber && { number: match.licenseNumber }),
      ...columnsOf(fields, kind, COLUMNS[kind]),
      ...Object.fromEntries(codedColumns),
    },
  }
}

const entryIfSet = (name: string, value: string): [string, string][] => (value === '' ? [] : [[name, value]])

const filledFields = (fields: FormData, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => entryIfSet(name, textOf(fields, name))))

const columnsOf = (fields: FormData, group: string, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((key) => entryIfSet(key, textOf(fields, `${group}-${key}`))))

const YES_OR_NO: Record<string, boolean> = { yes: true, no: false }

/** The meaning of each word. For an inspection's result, whether it means violations ("yes" or "no" in the form). */
function meaningsOf(name: string, text: string): Record<string, string | boolean> {
  const words = Object.entries(parseWordMapping(text))
  return Object.fromEntries(
    words.map(([fileWord, code]) => [fileWord, name === 'result' ? (YES_OR_NO[code.toLowerCase()] ?? code) : code]),
  )
}

type SavedFields = Record<string, string>

/** The form's fields for a saved mapping, as recordMappingOf reads them. What the form cannot express is left out. */
function savedFieldsOf(mapping: string, kind: RecordKind, header: readonly string[]): SavedFields {
  const { match, [kind]: columns, ...rest } = JSON.parse(mapping)
  // A mapping that was typed may spell a column in other letters.
  const inHeader = (column: unknown) =>
    header.find((name) => typeof column === 'string' && columnKey(name) === columnKey(column)) ?? column
  const fields = [
    ...Object.entries(rest),
    ...Object.entries(match ?? {}).map(([name, column]) => [`match-${name}`, inHeader(column)]),
    ...Object.entries(columns ?? {}).flatMap(([name, column]) =>
      isCoded(column)
        ? [
            [`word-${name}`, inHeader(column.column)],
            [`words-${name}`, linesOf(column.words)],
          ]
        : [[`${kind}-${name}`, inHeader(column)]],
    ),
  ]
  return Object.fromEntries(fields.filter(([, value]) => typeof value === 'string'))
}

const isCoded = (column: unknown): column is { column: string; words: Record<string, string | boolean> } =>
  typeof column === 'object' && column !== null && 'words' in column

const linesOf = (words: Record<string, string | boolean>) =>
  Object.entries(words)
    .map(([word, code]) => `${word} = ${typeof code === 'string' ? code : code ? 'yes' : 'no'}`)
    .join('\n')

function useColumnOptions(header: readonly string[]) {
  const terms = useTranslations('imports.mapping')
  return [{ value: '', label: terms('notRead') }, ...header.map((name) => ({ value: name, label: name }))]
}

type MappedColumnsProps = {
  group: string
  columns: readonly { name: string; label: string }[]
  header: readonly string[]
  saved: SavedFields | undefined
}

/** A select of the file's columns for each meaning; the saved or obvious ones are preselected. */
function MappedColumns({ group, columns, header, saved }: MappedColumnsProps) {
  const options = useColumnOptions(header)
  const obvious = (name: string) => header.find((given) => normalizedName(given) === normalizedName(name))
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      {columns.map(({ name, label }) => (
        <SelectField
          key={name}
          name={`${group}-${name}`}
          label={label}
          options={options}
          defaultValue={(saved ? saved[`${group}-${name}`] : obvious(name)) ?? ''}
        />
      ))}
    </div>
  )
}

/** "Zip" and "Zip Code" match the ZIP code; other names must be mapped by hand. */
const normalizedName = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(code|number|no)$/, '')

/** What a list of licenses or inspections contains, how its rows are matched, and the meaning of its columns. */
function RecordFields({ kind, header, saved }: Pick<MappedColumnsProps, 'header' | 'saved'> & { kind: RecordKind }) {
  const t = useTranslations('imports.records')
  const terms = useTranslations('imports.mapping')
  const options = useColumnOptions(header)
  return (
    <>
      <p className="text-soft">{t(`lead.${kind}`)}</p>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField
          name="source"
          label={terms('source')}
          defaultValue={saved?.source}
          hint={t('sourceHint', { region: SITE.region.toLowerCase().replaceAll(' ', '-') })}
          required
          maxLength={40}
        />
        <TextField
          name="issuer"
          label={t('issuer')}
          defaultValue={saved?.issuer}
          hint={t('issuerHint', { region: SITE.region })}
          required
          maxLength={80}
        />
        <TextField type="date" name="asOf" label={terms('asOf')} defaultValue={saved?.asOf} required />
      </div>
      <h3 className="font-semibold">{t('whose')}</h3>
      <MappedColumns
        group="match"
        columns={MATCH.map((name) => ({ name, label: t(`match.${name}`) }))}
        header={header}
        saved={saved}
      />
      <h3 className="font-semibold">{t(`what.${kind}`)}</h3>
      <MappedColumns
        group={kind}
        columns={COLUMNS[kind].map((name) => ({ name, label: t(`of.${name}`) }))}
        header={header}
        saved={saved}
      />
      {CODED_COLUMNS[kind].map((name) => (
        <div key={name} className="grid items-start gap-4 sm:grid-cols-[1fr_2fr]">
          <SelectField
            name={`word-${name}`}
            label={t(`worded.${name}.label`)}
            options={options}
            defaultValue={saved?.[`word-${name}`]}
          />
          <TextAreaField
            name={`words-${name}`}
            defaultValue={saved?.[`words-${name}`]}
            label={t('words', { label: t(`worded.${name}.label`) })}
            hint={t(`worded.${name}.hint`)}
            rows={3}
            optional
          />
        </div>
      ))}
    </>
  )
}

function presetOrSaved(value: string): { saved: string } | { preset: string } {
  const saved = savedNameOf(value)
  return saved === null ? { preset: value } : { saved }
}

type ReadingFormProps = {
  upload: Pick<UploadFile, 'id' | 'kind' | 'header' | 'preset' | 'mapping'>
  presets: readonly { value: string; label: string }[]
}

/** How a file is read: by a preset, by its columns, or by a mapping file. Submitting starts a check. */
export function ReadingForm({ upload: { id, kind, header, preset, mapping }, presets }: ReadingFormProps) {
  const t = useTranslations('imports.files')
  const router = useRouter()
  const send = async (body: object) => {
    await callApi(dashboardRoutes.api.importReading(id), { method: 'PUT', body })
    router.refresh()
  }
  const [guess, setGuess] = useState<UploadGuess | null>(null)
  // The columns of a file without a preset or mapping are guessed right away; those of other files when the section is opened.
  const isNew = preset === null && mapping === null
  const [isGuessing, setGuessing] = useState(isNew)
  const byPreset = useSending((fields) => send(presetOrSaved(String(fields.get('preset') ?? ''))))
  const byColumns = useSending((fields) =>
    send({
      mapping: JSON.stringify(
        kind !== 'providers' ? recordMappingOf(fields, kind) : guess && mappingFrom(fields, guess),
      ),
      ...(fields.get('saveAs') && { saveAs: fields.get('saveAs') }),
    }),
  )
  const byText = useSending((fields) => send({ mapping: fields.get('mapping') }))
  return (
    <section className="max-w-reading">
      <h2 className="text-section tracking-tight">{t('reading')}</h2>
      {kind === 'providers' && (
        <form onSubmit={byPreset.onSubmit} noValidate className="mt-4 grid max-w-narrow gap-4">
          <FormAlert>{byPreset.alertOf(t('notLooked'), ['preset'])}</FormAlert>
          <SelectField
            name="preset"
            label={t('preset')}
            defaultValue={preset ?? ''}
            options={[{ value: '', label: t('choosePreset') }, ...presets]}
            error={byPreset.errors.preset}
          />
          <Button type="submit" busy={byPreset.isSending} className="justify-self-start">
            {t('look')}
          </Button>
        </form>
      )}
      <Disclosure
        summary={t('orMapping')}
        open={isNew}
        className="mt-6"
        onToggle={({ currentTarget }) => currentTarget.open && setGuessing(true)}
      >
        <form onSubmit={byColumns.onSubmit} noValidate className="grid gap-4 text-ink">
          {kind !== 'providers' && (
            <RecordFields
              kind={kind}
              header={header}
              saved={mapping === null ? undefined : savedFieldsOf(mapping, kind, header)}
            />
          )}
          {kind === 'providers' && isGuessing && (
            <ColumnGuess id={id} mapping={mapping} guess={guess} onGuess={setGuess} />
          )}
          <FormAlert>{byColumns.alertOf(t('notLooked'), [])}</FormAlert>
          {(kind !== 'providers' || guess) && (
            <Button type="submit" busy={byColumns.isSending} className="justify-self-start">
              {t('look')}
            </Button>
          )}
        </form>
      </Disclosure>
      <Disclosure summary={t('mappingFile')} open={mapping !== null}>
        <form onSubmit={byText.onSubmit} noValidate className="grid gap-4 text-ink">
          <TextAreaField
            name="mapping"
            label={t('mappingFile')}
            labelHidden
            hint={kind === 'providers' ? t('mappingHint') : t('recordHint')}
            rows={12}
            spellCheck={false}
            defaultValue={mapping ?? ''}
            error={byText.errors.mapping}
          />
          <FormAlert>{byText.alertOf(t('notLooked'), ['mapping'])}</FormAlert>
          <Button type="submit" busy={byText.isSending} className="justify-self-start">
            {t('look')}
          </Button>
        </form>
      </Disclosure>
    </section>
  )
}
