'use client'

import { useRouter } from 'next/navigation'
import { FormAlert } from '@/components/forms/form-alert'
import { useSending } from '@/components/forms/use-sending'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/text-area-field'
import { showToast } from '@/components/ui/toast-store'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { PROFILE_LIMITS } from '@/lib/profiles/schema/typed'
import type { RollBack } from '@/lib/profiles/types'
import { Differences } from '../field-values'
import { decideTexts as texts } from './texts'

type RollBackFormProps = { id: number; rollBack: RollBack }

/** What putting the page back would change, and the press that does it. */
export function RollBackForm({ id, rollBack: { fields, version, later } }: RollBackFormProps) {
  const router = useRouter()
  const { onSubmit, isSending, errors, alertOf } = useSending(async (typed) => {
    const body = { version, reason: typed.get('reason') }
    await callApi(routes.api.profileRollBack(id), { method: 'POST', body })
    showToast({ title: texts.rolledBack })
    router.refresh()
  })
  if (Object.keys(fields).length === 0) return <p className="mt-2 max-w-prose text-soft">{texts.nothingToRollBack}</p>
  return (
    <form onSubmit={onSubmit} noValidate className="mt-2 grid gap-4">
      <p className="max-w-prose text-soft">{texts.rollBackText(later)}</p>
      <div className="border-y border-line">
        <Differences fields={fields} proposal={texts.before} />
      </div>
      <FormAlert>{alertOf(texts.notRolledBack, ['reason'])}</FormAlert>
      <TextAreaField
        name="reason"
        label={texts.reason}
        hint={texts.rollBackHint}
        rows={2}
        required
        maxLength={PROFILE_LIMITS.reason}
        error={errors.reason}
        className="max-w-narrow"
      />
      <Button type="submit" variant="danger" busy={isSending} className="justify-self-start">
        {texts.rollBack}
      </Button>
    </form>
  )
}
