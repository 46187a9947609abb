'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useAction } from '@/components/forms/use-action'
import { useRefresh, useSending } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/actions/button'
import { Checkbox, ChoiceGroup } from '@/components/ui/fields/choice'
import { TextAreaField, TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import { SITE } from '@/lib/platform/config/site'
import { ApiError, callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { IMMEDIATE_RULES, NOTICE_MAX_LENGTH } from '@/lib/settings/rules'
import type { SettingName, SettingValue } from '@/lib/settings/schema'

/** The value that a colleague has saved since, shown with the unsaved input. */
function ChangedByOther({ currentText }: { currentText: string }) {
  const t = useTranslations('settings.common')
  return (
    <div className="rounded-lg bg-sun-soft px-4 py-3 text-on-sun">
      <p className="font-semibold">{t('theirs')}</p>
      <p className="mt-1 break-words whitespace-pre-line">{currentText || t('theirsEmpty')}</p>
      <p className="mt-1 text-sm">{t('theirsHint')}</p>
    </div>
  )
}

/**
 * Saves a setting with the version it is based on, so that nobody overwrites a colleague. On a conflict the page is
 * refreshed and the input preserved: `isBehind` shows the current value, and a second save overwrites it.
 */
function useSetting(name: SettingName, version: number, readValue: (fields: FormData) => unknown) {
  const t = useTranslations('settings.common')
  const { isRefreshing, refresh } = useRefresh()
  // The fields are remounted after saving here; a colleague's save leaves them alone.
  const [formKey, setFormKey] = useState(version)
  /** The version that was replaced by saving here, until the page has the next one. */
  const [savedFrom, setSavedFrom] = useState<number>()
  if (savedFrom !== undefined && savedFrom !== version) {
    setFormKey(version)
    setSavedFrom(undefined)
  }
  async function put(value: unknown, done: string) {
    try {
      await callApi(dashboardRoutes.api.siteSetting(name), { method: 'PUT', body: { version, value } })
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) refresh()
      throw error
    }
    setSavedFrom(version)
    showToast({ title: done })
    refresh()
  }
  const sending = useSending((fields) => put(readValue(fields), t('saved')))
  const isBehind = formKey !== version && savedFrom === undefined
  return { ...sending, isSending: sending.isSending || isRefreshing, put, formKey, isBehind }
}

type ImmediateFormProps = { value: SettingValue<'at-once'>; version: number }

/** Which small changes to pages need no approval. */
export function ImmediateForm({ value, version }: ImmediateFormProps) {
  const t = useTranslations('settings.common')
  const rules = useTranslations('settings.immediateRules')
  const { onSubmit, isSending, alertOf, isBehind, formKey } = useSetting('at-once', version, (fields) => ({
    rules: fields.getAll('rule'),
  }))
  return (
    <form key={formKey} onSubmit={onSubmit} noValidate className="grid gap-4">
      <FormAlert>{alertOf(t('notSaved'), [])}</FormAlert>
      {isBehind && <ChangedByOther currentText={value.rules.map((rule) => rules(`${rule}.label`)).join('\n')} />}
      <ChoiceGroup legend={t('atOnceLegend')}>
        {IMMEDIATE_RULES.map((rule) => (
          <Checkbox
            key={rule}
            name="rule"
            value={rule}
            label={rules(`${rule}.label`)}
            hint={rules(`${rule}.hint`)}
            defaultChecked={value.rules.includes(rule)}
          />
        ))}
      </ChoiceGroup>
      <Button type="submit" busy={isSending} className="justify-self-start">
        {t('save')}
      </Button>
    </form>
  )
}

type WordsFormProps = { value: SettingValue<'words'>; version: number }

const FIELDS = [
  { name: 'reviews', label: 'reviewWords', hint: 'reviewWordsHint' },
  { name: 'messages', label: 'messageWords', hint: 'messageWordsHint' },
] as const

/** Words that hold a review for approval, and those that block a message. */
export function BlockedWordsForm({ value, version }: WordsFormProps) {
  const t = useTranslations('settings.common')
  const { onSubmit, isSending, errors, alertOf, isBehind, formKey } = useSetting('words', version, (fields) =>
    Object.fromEntries(fields),
  )
  return (
    <form key={formKey} onSubmit={onSubmit} noValidate className="grid max-w-narrow gap-5">
      <FormAlert>{alertOf(t('notSaved'), ['reviews', 'messages'])}</FormAlert>
      {isBehind && (
        <ChangedByOther
          currentText={FIELDS.map(({ name, label }) => `${t(label)}: ${value[name].join(', ')}`).join('\n')}
        />
      )}
      {FIELDS.map(({ name, label, hint }) => (
        <TextAreaField
          key={name}
          name={name}
          label={t(label)}
          hint={t(hint)}
          rows={5}
          spellCheck={false}
          defaultValue={value[name].join('\n')}
          error={errors[name]}
        />
      ))}
      <Button type="submit" busy={isSending} className="justify-self-start">
        {t('save')}
      </Button>
    </form>
  )
}

type NoticeFormProps = {
  /** Values of native datetime fields, in the office's time zone. */
  value: { text: string; from: string; until: string } | null
  version: number
  state: string | null
}

/** A notice for everyone, from one time until another. */
export function NoticeForm({ value, version, state }: NoticeFormProps) {
  const t = useTranslations('settings.common')
  const { onSubmit, isSending, errors, alertOf, put, isBehind, formKey } = useSetting('notice', version, (fields) =>
    Object.fromEntries(fields),
  )

  const ending = useAction(t('notSaved'), 'toast')

  const span = ({ from, until }: { from: string; until: string }) =>
    t('span', { from: from.replace('T', ' '), until: until.replace('T', ' ') })

  return (
    <form key={formKey} onSubmit={onSubmit} noValidate className="grid max-w-narrow gap-5">
      {state && <p className="font-semibold">{state}</p>}
      <FormAlert>{alertOf(t('notSaved'), ['text', 'from', 'until'])}</FormAlert>
      {isBehind && <ChangedByOther currentText={value ? `${value.text}\n${span(value)}` : ''} />}
      <TextField
        name="text"
        label={t('noticeWords')}
        hint={t('noticeWordsHint')}
        maxLength={NOTICE_MAX_LENGTH}
        defaultValue={value?.text}
        error={errors.text}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="from"
          type="datetime-local"
          label={t('from')}
          hint={t('clock', { region: SITE.region })}
          defaultValue={value?.from}
          error={errors.from}
        />
        <TextField
          name="until"
          type="datetime-local"
          label={t('until')}
          hint={t('clock', { region: SITE.region })}
          defaultValue={value?.until}
          error={errors.until}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSending}>
          {t('save')}
        </Button>
        {value && (
          <Button
            variant="danger"
            busy={ending.isBusy || isSending}
            onClick={() => void ending.run(() => put(null, t('ended')))}
          >
            {t('end')}
          </Button>
        )}
      </div>
    </form>
  )
}
