'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useLeaving, useSending } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/actions/button'
import { Checkbox, ChoiceGroup, Radio } from '@/components/ui/fields/choice'
import { showToast } from '@/components/ui/overlays/toasts'
import { ProgressBar } from '@/components/ui/surface/loading'
import { type EditField, editFieldName } from '@/lib/admin/directory/rules/edit-sheet'
import {
  type Choices,
  differingFields,
  firstChoice,
  isJoinable,
  type Side,
} from '@/lib/admin/directory/rules/merge-choices'
import type { MergeSide } from '@/lib/admin/directory/types'
import { callWithProgress } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'

type FieldChoiceProps = {
  field: EditField
  words: { keep: string; drop: string }
  side: Side
  onChoose: (side: Side) => void
}

/** Both values of one field, and which one to keep. */
function FieldChoice({ field, words, side, onChoose }: FieldChoiceProps) {
  const t = useTranslations('admin.merge')
  const sheet = useTranslations('admin.sheet')
  const locale = useLocale()
  const radio = (one: Side, text?: string) => (
    <Radio
      key={one}
      name={field}
      value={one}
      checked={side === one}
      onChange={() => onChoose(one)}
      label={
        <>
          {text === undefined ? (
            t(`sides.${one}`)
          ) : (
            <span className="block text-xs text-soft">{t(`sides.${one}`)}</span>
          )}
          {text !== undefined && (
            <span className="numbers block break-words whitespace-pre-line">
              {text || <span className="text-soft">{t('empty')}</span>}
            </span>
          )}
        </>
      }
    />
  )
  return (
    <ChoiceGroup legend={editFieldName(sheet, locale, field)}>
      <div className="grid gap-x-8 sm:grid-cols-2">
        {radio('keep', words.keep)}
        {radio('drop', words.drop)}
        {isJoinable(field) && words.keep && words.drop && radio('both')}
      </div>
    </ChoiceGroup>
  )
}

type MergeFormProps = { keep: MergeSide; drop: MergeSide; children: ReactNode }

/** Which value to keep of each field that differs, followed by what moves along (the children) and the merge button. */
export function MergeForm({ keep, drop, children }: MergeFormProps) {
  const t = useTranslations('admin.merge')
  const router = useRouter()
  const { isLeaving, leaveTo } = useLeaving()
  const differing = differingFields(keep.words, drop.words)
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(differing.map((field) => [field, firstChoice(field, keep.words, drop.words)])),
  )
  const [progress, setProgress] = useState<{ done: number; of: number }>()
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    const body = {
      keepId: keep.id,
      dropId: drop.id,
      versions: { keep: keep.version, drop: drop.version },
      choices,
      isSure: fields.get('isSure') === 'on',
    }
    await callWithProgress(dashboardRoutes.api.mergers(), body, setProgress).finally(() => setProgress(undefined))
    showToast({ title: t('merged') })
    leaveTo(dashboardRoutes.admin.provider(keep.id))
    router.refresh()
  })
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-10">
      <section>
        <h2 className="text-section tracking-tight">{t('differ')}</h2>
        {differing.length === 0 && <p className="mt-2 text-soft">{t('same')}</p>}
        {differing.includes('businessName') && <p className="mt-1 text-soft">{t('nameStays')}</p>}
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
        <h2 className="text-section tracking-tight">{t('ending')}</h2>
        <ul className="list-disc pl-5">
          <li>{t('address')}</li>
          <li>{t('told')}</li>
          <li>{t('lists')}</li>
          <li className="font-semibold">{t('final')}</li>
        </ul>
        <FormAlert>{alertOf(t('failed'), ['isSure'])}</FormAlert>
        <Checkbox name="isSure" label={t('isSure')} error={errors.isSure} />
        <Button type="submit" variant="danger" busy={isSending || isLeaving} className="justify-self-start">
          {t('merge')}
        </Button>
        <div role="status">
          {progress && (
            <>
              <ProgressBar label={t('merging')} value={progress.done} max={progress.of} className="max-w-narrow" />
              <p className="mt-1 text-soft">{t('progress', progress)}</p>
            </>
          )}
        </div>
      </section>
    </form>
  )
}
