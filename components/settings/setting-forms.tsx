'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useSending } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/actions/button'
import { Checkbox, ChoiceGroup } from '@/components/ui/fields/choice'
import { TextAreaField, TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import { ApiError, callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'
import { IMMEDIATE_RULES, NOTICE_MAX_LENGTH } from '@/lib/settings/rules'
import type { SettingName, SettingValue } from '@/lib/settings/schema'
import { settingMessages as texts } from './messages'

/** What a colleague saved meanwhile, beside the unsaved input. */
export function ChangedByOther({ says }: { says: string }) {
  return (
    <div className="rounded-lg bg-sun-soft px-4 py-3 text-on-sun">
      <p className="font-semibold">{texts.theirs}</p>
      <p className="mt-1 break-words whitespace-pre-line">{says || texts.theirsEmpty}</p>
      <p className="mt-1 text-sm">{texts.theirsHint}</p>
    </div>
  )
}

/**
 * Saves a setting with the version it is based on, so that nobody overwrites a colleague. On a conflict the page is
 * refreshed and the input preserved: `isBehind` shows the current value, and a second save overwrites it.
 */
function useSetting(name: SettingName, version: number, readValue: (fields: FormData) => unknown) {
  const router = useRouter()
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
      await callApi(routes.api.siteSetting(name), { method: 'PUT', body: { version, value } })
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) router.refresh()
      throw error
    }
    setSavedFrom(version)
    showToast({ title: done })
    router.refresh()
  }
  const sending = useSending((fields) => put(readValue(fields), texts.saved))
  return { ...sending, put, formKey, isBehind: formKey !== version && savedFrom === undefined }
}

type AtOnceFormProps = { value: SettingValue<'at-once'>; version: number }

/** Which small changes of pages need no approval. */
export function ImmediateForm({ value, version }: AtOnceFormProps) {
  const { onSubmit, isSending, alertOf, isBehind, formKey } = useSetting('at-once', version, (fields) => ({
    rules: fields.getAll('rule'),
  }))
  return (
    <form key={formKey} onSubmit={onSubmit} noValidate className="grid gap-4">
      <FormAlert>{alertOf(texts.notSaved, [])}</FormAlert>
      {isBehind && <ChangedByOther says={value.rules.map((rule) => texts.rules[rule].label).join('\n')} />}
      <ChoiceGroup legend={texts.atOnceLegend}>
        {IMMEDIATE_RULES.map((rule) => (
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

type WordsFormProps = { value: SettingValue<'words'>; version: number }

const FIELDS = [
  { name: 'reviews', label: texts.reviewWords, hint: texts.reviewWordsHint },
  { name: 'messages', label: texts.messageWords, hint: texts.messageWordsHint },
] as const

/** Words that hold a review for approval, and those that block a message. */
export function BlockedWordsForm({ value, version }: WordsFormProps) {
  const { onSubmit, isSending, errors, alertOf, isBehind, formKey } = useSetting('words', version, (fields) =>
    Object.fromEntries(fields),
  )
  return (
    <form key={formKey} onSubmit={onSubmit} noValidate className="grid max-w-narrow gap-5">
      <FormAlert>{alertOf(texts.notSaved, ['reviews', 'messages'])}</FormAlert>
      {isBehind && (
        <ChangedByOther says={FIELDS.map(({ name, label }) => `${label}: ${value[name].join(', ')}`).join('\n')} />
      )}
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

type NoticeFormProps = {
  /** Values of native datetime fields, in the office's time zone. */
  value: { text: string; from: string; until: string } | null
  version: number
  state: string | null
}

/** A notice for everyone, from one time until another. */
export function NoticeForm({ value, version, state }: NoticeFormProps) {
  const { onSubmit, isSending, errors, alertOf, put, isBehind, formKey } = useSetting('notice', version, (fields) =>
    Object.fromEntries(fields),
  )

  async function end() {
    try {
      await put(null, texts.ended)
    } catch (error) {
      if (!(error instanceof ApiError)) console.error(error)
      showToast({ title: (error instanceof ApiError && error.sentence) || texts.notSaved, tone: 'destructive' })
    }
  }

  return (
    <form key={formKey} onSubmit={onSubmit} noValidate className="grid max-w-narrow gap-5">
      {state && <p className="font-semibold">{state}</p>}
      <FormAlert>{alertOf(texts.notSaved, ['text', 'from', 'until'])}</FormAlert>
      {isBehind && <ChangedByOther says={value ? `${value.text}\n${texts.span(value.from, value.until)}` : ''} />}
      <TextField
        name="text"
        label={texts.noticeWords}
        hint={texts.noticeWordsHint}
        maxLength={NOTICE_MAX_LENGTH}
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
