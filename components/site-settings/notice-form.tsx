'use client'

import { FormAlert } from '@/components/forms/form-alert'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast-store'
import { CallError } from '@/lib/platform/call-api'
import { NOTICE_LONGEST } from '@/lib/site-settings/catalogue'
import { settingTexts as texts } from './texts'
import { Theirs } from './theirs'
import { useSetting } from './use-setting'

type NoticeFormProps = {
  /** Times as a browser's field has them, by the office's clock. */
  value: { text: string; from: string; until: string } | null
  version: number
  state: string | null
}

/** A sentence for everybody, from a moment until another. */
export function NoticeForm({ value, version, state }: NoticeFormProps) {
  const { onSubmit, isSending, errors, alertOf, put, isBehind, formKey } = useSetting('notice', version, (fields) =>
    Object.fromEntries(fields),
  )

  async function end() {
    try {
      await put(null, texts.ended)
    } catch (error) {
      if (!(error instanceof CallError)) console.error(error)
      showToast({ title: (error instanceof CallError && error.sentence) || texts.notSaved, tone: 'destructive' })
    }
  }

  return (
    <form key={formKey} onSubmit={onSubmit} noValidate className="grid max-w-narrow gap-5">
      {state && <p className="font-semibold">{state}</p>}
      <FormAlert>{alertOf(texts.notSaved, ['text', 'from', 'until'])}</FormAlert>
      {isBehind && <Theirs says={value ? `${value.text}\n${texts.span(value.from, value.until)}` : ''} />}
      <TextField
        name="text"
        label={texts.noticeWords}
        hint={texts.noticeWordsHint}
        maxLength={NOTICE_LONGEST}
        defaultValue={value?.text}
        error={errors.text}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="from"
          type="datetime-local"
          label={texts.from}
          hint={texts.clock}
          defaultValue={value?.from}
          error={errors.from}
        />
        <TextField
          name="until"
          type="datetime-local"
          label={texts.until}
          hint={texts.clock}
          defaultValue={value?.until}
          error={errors.until}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSending}>
          {texts.save}
        </Button>
        {value && (
          <Button variant="danger" onClick={() => void end()}>
            {texts.end}
          </Button>
        )}
      </div>
    </form>
  )
}
