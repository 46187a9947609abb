import { SelectField } from '@/components/ui/select-field'
import { TextAreaField } from '@/components/ui/text-area-field'
import { TextField } from '@/components/ui/text-field'
import type { RecordKind } from '@/lib/imports/schema/record-mapping'
import { columnOptions, MappedColumns } from './mapping-fields'
import { mappingTexts, recordTexts as texts } from './texts'

/** What a list of licenses or inspections is, whose each row is, and which of its columns means what. */
export function RecordFields({ kind, header }: { kind: RecordKind; header: readonly string[] }) {
  return (
    <>
      <p className="text-soft">{texts.lead[kind]}</p>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField name="source" label={mappingTexts.source} hint={texts.sourceHint} required maxLength={40} />
        <TextField name="issuer" label={texts.issuer} hint={texts.issuerHint} required maxLength={80} />
        <TextField type="date" name="asOf" label={mappingTexts.asOf} required />
      </div>
      <h3 className="font-semibold">{texts.whose}</h3>
      <MappedColumns group="match" labels={texts.match} header={header} />
      <h3 className="font-semibold">{texts.what[kind]}</h3>
      <MappedColumns group={kind} labels={texts.of[kind]} header={header} />
      {texts.worded[kind].map(({ name, label, hint }) => (
        <div key={name} className="grid items-start gap-4 sm:grid-cols-[1fr_2fr]">
          <SelectField name={`word-${name}`} label={label} options={columnOptions(header)} />
          <TextAreaField name={`words-${name}`} label={texts.words(label)} hint={hint} rows={3} optional />
        </div>
      ))}
    </>
  )
}
