'use client'

import { useController } from 'react-hook-form'
import { FormAlert } from '@/components/forms/form-alert'
import { useApiForm } from '@/components/forms/use-api-form'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/select-field'
import { TextAreaField } from '@/components/ui/text-area-field'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast-store'
import { childInput } from '@/lib/families/schema/child'
import type { Child } from '@/lib/families/types'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { BirthMonthField } from './birth-month-field'
import { startMonths } from './month-options'
import { familyTexts as texts } from './texts'

type ChildFormProps = { child?: Child; thisMonth: string; onSaved: () => void; onCancel?: () => void }

/** Adds a child, or changes one. What was typed stays when it is refused. */
export function ChildForm({ child, thisMonth, onSaved, onCancel }: ChildFormProps) {
  const { name = '', birthMonth = '', startMonth = null, notes = '' } = child ?? {}
  const { field, form, submit, refusal, isSubmitting } = useApiForm({
    schema: childInput,
    start: { name, birthMonth, startMonth: startMonth ?? '', notes },
    send: async (body) => {
      if (child) await callApi(routes.api.child(child.id), { method: 'PUT', body })
      else await callApi(routes.api.children(), { method: 'POST', body })
      showToast({ title: texts.childSaved, description: texts.childSavedText(body.name) })
      onSaved()
    },
    fallback: texts.fallback,
  })
  // Before the month, so that it is the first wrong field to get the focus.
  const nameField = field('name')
  const birth = useController({ control: form.control, name: 'birthMonth' })
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <FormAlert>{refusal}</FormAlert>
      <TextField label={texts.name} hint={texts.nameHint} autoComplete="off" {...nameField} />
      <BirthMonthField
        value={birth.field.value}
        error={birth.fieldState.error?.message}
        thisMonth={thisMonth}
        onChange={birth.field.onChange}
        focusRef={birth.field.ref}
      />
      <SelectField
        label={texts.start}
        options={startMonths(thisMonth, startMonth)}
        className="sm:max-w-60"
        {...field('startMonth')}
      />
      <TextAreaField label={texts.notes} hint={texts.notesHint} optional rows={4} {...field('notes')} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" busy={isSubmitting}>
          {texts.saveChild}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
