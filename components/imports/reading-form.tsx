'use client'

import { useRouter } from 'next/navigation'
import { FormAlert } from '@/components/forms/form-alert'
import { useSending } from '@/components/forms/use-sending'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { SelectField } from '@/components/ui/select-field'
import { TextAreaField } from '@/components/ui/text-area-field'
import type { UploadFile } from '@/lib/imports/types/uploads'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { MappingFields } from './mapping-fields'
import { mappingOf, recordMappingOf } from './mapping-of'
import { RecordFields } from './record-fields'
import { importTexts as texts } from './texts'

type ReadingFormProps = {
  upload: Pick<UploadFile, 'id' | 'kind' | 'header' | 'preset' | 'mapping'>
  presets: readonly { value: string; label: string }[]
}

/** How a file is read: by a preset, by its columns, or by a mapping file. Sent, it is looked at. */
export function ReadingForm({ upload: { id, kind, header, preset, mapping }, presets }: ReadingFormProps) {
  const router = useRouter()
  const send = async (body: object) => {
    await callApi(routes.api.importReading(id), { method: 'PUT', body })
    router.refresh()
  }
  const byPreset = useSending((fields) => send({ preset: fields.get('preset') }))
  const byColumns = useSending((fields) =>
    send({ mapping: JSON.stringify(kind === 'providers' ? mappingOf(fields) : recordMappingOf(fields, kind)) }),
  )
  const byText = useSending((fields) => send({ mapping: fields.get('mapping') }))
  return (
    <section className="max-w-reading">
      <h2 className="text-section tracking-tight">{texts.reading}</h2>
      {kind === 'providers' && (
        <form onSubmit={byPreset.onSubmit} noValidate className="mt-4 grid max-w-narrow gap-4">
          <FormAlert>{byPreset.alertOf(texts.notLooked, ['preset'])}</FormAlert>
          <SelectField
            name="preset"
            label={texts.preset}
            defaultValue={preset ?? ''}
            options={[{ value: '', label: texts.choosePreset }, ...presets]}
            error={byPreset.errors.preset}
          />
          <Button type="submit" busy={byPreset.isSending} className="justify-self-start">
            {texts.look}
          </Button>
        </form>
      )}
      <Disclosure summary={texts.orMapping} open={kind !== 'providers' && mapping === null} className="mt-6">
        <form onSubmit={byColumns.onSubmit} noValidate className="grid gap-4 text-ink">
          {kind === 'providers' ? <MappingFields header={header} /> : <RecordFields kind={kind} header={header} />}
          <FormAlert>{byColumns.alertOf(texts.notLooked, [])}</FormAlert>
          <Button type="submit" busy={byColumns.isSending} className="justify-self-start">
            {texts.look}
          </Button>
        </form>
      </Disclosure>
      <Disclosure summary={texts.mappingFile} open={mapping !== null}>
        <form onSubmit={byText.onSubmit} noValidate className="grid gap-4 text-ink">
          <TextAreaField
            name="mapping"
            label={texts.mappingFile}
            labelHidden
            hint={kind === 'providers' ? texts.mappingHint : texts.recordHint}
            rows={12}
            spellCheck={false}
            defaultValue={mapping ?? ''}
            error={byText.errors.mapping}
          />
          <FormAlert>{byText.alertOf(texts.notLooked, ['mapping'])}</FormAlert>
          <Button type="submit" busy={byText.isSending} className="justify-self-start">
            {texts.look}
          </Button>
        </form>
      </Disclosure>
    </section>
  )
}
