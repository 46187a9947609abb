'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { FormAlert } from '@/components/forms/form-alert'
import { useApiForm } from '@/components/forms/use-api-form'
import { deleteDraft } from '@/components/forms/use-draft'
import { useRefresh, useReloadOnConflict } from '@/components/forms/use-submit'
import { useMessageText } from '@/components/platform/use-message-text'
import { Button } from '@/components/ui/actions/button'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField, TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import { Icon } from '@/components/ui/surface/icon'
import { FAMILY_LIMITS } from '@/lib/families/profile/rules/needs'
import { type Child, childInput, type SavedChild } from '@/lib/families/profile/schema'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { notifyFamilyChanged } from '../fit/fit-hint'
import { BirthMonthField, startMonths } from './birth-month-field'
import { ChildLine } from './child-line'

const draftOf = (child: Child | undefined) => `child-${child?.id ?? 'new'}`

type RemoveChildProps = { userId: number; child: Child; onRemoved: () => void }

/** Requires confirmation, because the data is deleted. */
function RemoveChild({ userId, child, onRemoved }: RemoveChildProps) {
  const t = useTranslations('families.children')
  async function remove() {
    await callApi(dashboardRoutes.api.child(child.id), { method: 'DELETE' })
    deleteDraft(userId, draftOf(child))
    showToast({ title: t('childRemoved') })
    onRemoved()
  }
  return (
    <ConfirmButton
      label={t('removeChild', { name: child.name })}
      question={t('removeQuestion', { name: child.name })}
      confirm={t('remove')}
      act={remove}
    />
  )
}

type ChildFormProps = {
  userId: number
  child?: SavedChild
  thisMonth: string
  isRefreshing: boolean
  onSaved: () => void
  onCancel?: () => void
}

/** Adds or edits a child. Input survives a rejection. */
function ChildForm({ userId, child, thisMonth, isRefreshing, onSaved, onCancel }: ChildFormProps) {
  const t = useTranslations('families.children')
  const birthMonthTexts = useTranslations('families.birthMonth')
  const locale = useLocale()
  const messageText = useMessageText()
  const { reloadOnConflict } = useReloadOnConflict()
  const { name = '', birthMonth = '', startMonth = null, notes = '' } = child ?? {}
  const { field, form, submit, refusal, isSubmitting, round, discard } = useApiForm({
    schema: childInput,
    start: { name, birthMonth, startMonth: startMonth ?? '', notes },
    version: child?.version,
    draft: { userId, name: draftOf(child) },
    send: async (body) => {
      if (child)
        await reloadOnConflict(
          callApi(dashboardRoutes.api.child(child.id), {
            method: 'PUT',
            body: { ...body, version: child.version },
          }),
        )
      else await callApi(dashboardRoutes.api.children(), { method: 'POST', body })
      showToast({ title: t('childSaved'), description: t('childSavedText', { name: body.name }) })
      onSaved()
    },
    fallback: t('fallback'),
  })
  // Registered before the month, so that it is the first invalid field to get the focus.
  const nameField = field('name')
  const birth = useController({ control: form.control, name: 'birthMonth' })
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <FormAlert>{refusal}</FormAlert>
      <TextField label={t('name')} hint={t('nameHint')} autoComplete="off" {...nameField} />
      <BirthMonthField
        // The field has its own state; a new key makes it show a restored draft, and what another tab has saved.
        key={round}
        value={birth.field.value}
        error={messageText(birth.fieldState.error?.message ?? '') || undefined}
        thisMonth={thisMonth}
        onChange={birth.field.onChange}
        focusRef={birth.field.ref}
      />
      <SelectField
        label={t('start')}
        options={startMonths(birthMonthTexts, locale, thisMonth, startMonth)}
        className="sm:max-w-60"
        {...field('startMonth')}
      />
      <TextAreaField label={t('notes')} hint={t('notesHint')} optional rows={4} {...field('notes')} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" busy={isSubmitting || isRefreshing}>
          {t('saveChild')}
        </Button>
        {onCancel && (
          <Button
            variant="quiet"
            onClick={() => {
              discard()
              onCancel()
            }}
          >
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}

type ChildrenEditorProps = { userId: number; own: readonly SavedChild[]; thisMonth: string }

/** The children; one of them or a new one is open as a form. Saving closes it, and focus returns to the list. */
export function ChildrenEditor({ userId, own, thisMonth }: ChildrenEditorProps) {
  const t = useTranslations('families.children')
  const [open, setOpen] = useState<number | 'new' | null>(own.length === 0 ? 'new' : null)
  const list = useRef<HTMLDivElement>(null)
  const { isRefreshing, refresh } = useRefresh()
  const close = () => {
    setOpen(null)
    list.current?.focus()
  }
  const done = () => {
    notifyFamilyChanged()
    close()
    refresh()
  }
  const shared = { userId, thisMonth, isRefreshing, onSaved: done }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of fields
    <div ref={list} role="group" tabIndex={-1} aria-label={t('yourChildren')} className="grid gap-6 outline-none">
      {own.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {own.map((child) => (
            <li key={child.id} className="py-4">
              {open === child.id ? (
                <>
                  <ChildForm {...shared} child={child} onCancel={close} />
                  <RemoveChild userId={userId} child={child} onRemoved={done} />
                </>
              ) : (
                <ChildLine child={child} thisMonth={thisMonth}>
                  <Button variant="quiet" onClick={() => setOpen(child.id)}>
                    {t('edit')}
                    <span className="sr-only"> {child.name}</span>
                  </Button>
                </ChildLine>
              )}
            </li>
          ))}
        </ul>
      )}
      {open === 'new' || own.length === 0 ? (
        <ChildForm {...shared} {...(own.length > 0 && { onCancel: close })} />
      ) : (
        own.length < FAMILY_LIMITS.children && (
          <Button variant="secondary" className="justify-self-start" onClick={() => setOpen('new')}>
            <Icon name="plus" />
            {t('addChild')}
          </Button>
        )
      )}
    </div>
  )
}
