'use client'

import { FormAlert } from '@/components/forms/form-alert'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/text-area-field'
import type { SettingValue } from '@/lib/site-settings/schema'
import { settingTexts as texts } from './texts'
import { Theirs } from './theirs'
import { useSetting } from './use-setting'

type WordsFormProps = { value: SettingValue<'words'>; version: number }

const FIELDS = [
  { name: 'reviews', label: texts.reviewWords, hint: texts.reviewWordsHint },
  { name: 'messages', label: texts.messageWords, hint: texts.messageWordsHint },
] as const

/** Words for which a review waits, and for which a message is not sent. */
export function WordsForm({ value, version }: WordsFormProps) {
  const { onSubmit, isSending, errors, alertOf, isBehind, formKey } = useSetting('words', version, (fields) =>
    Object.fromEntries(fields),
  )
  return (
    <form key={formKey} onSubmit={onSubmit} noValidate className="grid max-w-narrow gap-5">
      <FormAlert>{alertOf(texts.notSaved, ['reviews', 'messages'])}</FormAlert>
      {isBehind && <Theirs says={FIELDS.map(({ name, label }) => `${label}: ${value[name].join(', ')}`).join('\n')} />}
      {FIELDS.map(({ name, label, hint }) => (
        <TextAreaField
          key={name}
          name={name}
          label={label}
          hint={hint}
          rows={5}
          spellCheck={false}
          defaultValue={value[name].join('\n')}
          error={errors[name]}
        />
      ))}
      <Button type="submit" busy={isSending} className="justify-self-start">
        {texts.save}
      </Button>
    </form>
  )
}
