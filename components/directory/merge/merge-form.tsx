'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useSending } from '@/components/forms/use-sending'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/choice'
import { showToast } from '@/components/ui/toast-store'
import { type Choices, differingFields, firstChoice } from '@/lib/directory/rules/merge-choices'
import type { MergeSide } from '@/lib/directory/types'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { FieldChoice } from './field-choice'
import { mergeTexts as texts } from './texts'

type MergeFormProps = { keep: MergeSide; drop: MergeSide; children: ReactNode }

/** What stays of each field in which they differ, what comes along (the children), and the press. */
export function MergeForm({ keep, drop, children }: MergeFormProps) {
  const router = useRouter()
  const differing = differingFields(keep.words, drop.words)
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(differing.map((field) => [field, firstChoice(field, keep.words, drop.words)])),
  )
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    const body = {
      keepId: keep.id,
      dropId: drop.id,
      versions: { keep: keep.version, drop: drop.version },
      choices,
      isSure: fields.get('isSure') === 'on',
    }
    await callApi(routes.api.mergers(), { method: 'POST', body })
    showToast({ title: texts.merged })
    router.push(routes.admin.provider(keep.id))
    router.refresh()
  })
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-10">
      <section>
        <h2 className="text-section tracking-tight">{texts.differ}</h2>
        {differing.length === 0 && <p className="mt-2 text-soft">{texts.same}</p>}
        {differing.includes('businessName') && <p className="mt-1 text-soft">{texts.nameStays}</p>}
        <div className="mt-3 divide-y divide-line border-y border-line">
          {differing.map((field) => (
            <div key={field} className="py-4">
              <FieldChoice
                field={field}
                words={{ keep: keep.words[field], drop: drop.words[field] }}
                side={choices[field] ?? 'keep'}
                onChoose={(side) => setChoices({ ...choices, [field]: side })}
              />
            </div>
          ))}
        </div>
      </section>
      {children}
      <section className="grid gap-4">
        <h2 className="text-section tracking-tight">{texts.ending}</h2>
        <ul className="list-disc pl-5">
          <li>{texts.address}</li>
          <li>{texts.told}</li>
          <li>{texts.lists}</li>
          <li className="font-semibold">{texts.final}</li>
        </ul>
        <FormAlert>{alertOf(texts.failed, ['isSure'])}</FormAlert>
        <Checkbox name="isSure" label={texts.isSure} error={errors.isSure} />
        <Button type="submit" variant="danger" busy={isSending} className="justify-self-start">
          {texts.merge}
        </Button>
      </section>
    </form>
  )
}
