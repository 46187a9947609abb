'use client'

import { FormAlert } from '@/components/forms/form-alert'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/choice'
import { ChoiceGroup } from '@/components/ui/choice-group'
import { AT_ONCE_RULES } from '@/lib/site-settings/catalogue'
import type { SettingValue } from '@/lib/site-settings/schema'
import { settingTexts as texts } from './texts'
import { Theirs } from './theirs'
import { useSetting } from './use-setting'

type AtOnceFormProps = { value: SettingValue<'at-once'>; version: number }

/** Which small changes of pages wait for nobody. */
export function AtOnceForm({ value, version }: AtOnceFormProps) {
  const { onSubmit, isSending, alertOf, isBehind, formKey } = useSetting('at-once', version, (fields) => ({
    rules: fields.getAll('rule'),
  }))
  return (
    <form key={formKey} onSubmit={onSubmit} noValidate className="grid gap-4">
      <FormAlert>{alertOf(texts.notSaved, [])}</FormAlert>
      {isBehind && <Theirs says={value.rules.map((rule) => texts.rules[rule].label).join('\n')} />}
      <ChoiceGroup legend={texts.atOnceLegend}>
        {AT_ONCE_RULES.map((rule) => (
          <Checkbox
            key={rule}
            name="rule"
            value={rule}
            label={texts.rules[rule].label}
            hint={texts.rules[rule].hint}
            defaultChecked={value.rules.includes(rule)}
          />
        ))}
      </ChoiceGroup>
      <Button type="submit" busy={isSending} className="justify-self-start">
        {texts.save}
      </Button>
    </form>
  )
}
