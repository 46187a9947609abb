import { SelectField } from '@/components/ui/select-field'
import { TextAreaField } from '@/components/ui/text-area-field'
import { TextField } from '@/components/ui/text-field'
import { KINDS } from '@/lib/providers/catalogue/traits'
import { mappingTexts as texts } from './texts'

const KIND_OPTIONS = [{ value: '', label: texts.notRead }, ...KINDS.map(({ code, label }) => ({ value: code, label }))]

/** What a list is, and which of its columns means what. */
export function MappingFields({ header }: { header: readonly string[] }) {
  return (
    <>
      <p className="text-soft">{texts.lead}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField name="title" label={texts.title} required maxLength={100} />
        <TextField name="source" label={texts.source} hint={texts.sourceHint} required maxLength={60} />
        <TextField name="sourceName" label={texts.sourceName} hint={texts.sourceNameHint} required maxLength={120} />
        <TextField type="date" name="asOf" label={texts.asOf} required />
        <TextField name="state" label={texts.state} hint={texts.stateHint} maxLength={2} optional />
        <SelectField name="defaultKind" label={texts.defaultKind} options={KIND_OPTIONS} />
      </div>
      <h3 className="font-semibold">{texts.columns}</h3>
      <MappedColumns group="column" labels={texts.of} header={header} />
      <TextField name="licenseIssuer" label={texts.licenseIssuer} optional maxLength={80} />
      <TextAreaField name="kinds" label={texts.kinds} hint={texts.kindsHint} rows={3} optional />
    </>
  )
}

export const columnOptions = (header: readonly string[]) => [
  { value: '', label: texts.notRead },
  ...header.map((name) => ({ value: name, label: name })),
]

type MappedColumnsProps = { group: string; labels: Record<string, string>; header: readonly string[] }

/** A choice among the file's columns for each meaning; those that are plain are chosen already. */
export const MappedColumns = ({ group, labels, header }: MappedColumnsProps) => (
  <div className="grid items-start gap-4 sm:grid-cols-3">
    {Object.entries(labels).map(([key, label]) => (
      <SelectField
        key={key}
        name={`${group}-${key}`}
        label={label}
        options={columnOptions(header)}
        defaultValue={header.find((name) => bare(name) === bare(key)) ?? ''}
      />
    ))}
  </div>
)

/** "Zip" and "Zip Code" are the ZIP code; what is named otherwise is for a person to say. */
const bare = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(code|number|no)$/, '')
