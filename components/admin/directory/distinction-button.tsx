'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { Button } from '@/components/ui/actions/button'
import { showToast } from '@/components/ui/overlays/toasts'
import type { Alike } from '@/lib/admin/directory/types'
import { callApi, failureText } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'

type Named = Pick<Alike, 'id' | 'name'>
type DistinctionButtonProps = { one: Named; other: Named; areTwo: boolean }

/** Marks two providers as distinct, or undoes that. */
export function DistinctionButton({ one, other, areTwo }: DistinctionButtonProps) {
  const t = useTranslations('admin.merge')
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function say() {
    setIsBusy(true)
    setRefusal(undefined)
    try {
      await callApi(routes.api.distinctions(), { method: 'PUT', body: { oneId: one.id, otherId: other.id, areTwo } })
      showToast({ title: areTwo ? t('saidTwo') : t('tookBack') })
      router.refresh()
    } catch (error) {
      setRefusal(failureText(error, t('notSaid')))
    } finally {
      setIsBusy(false)
    }
  }

  const spoken = areTwo ? 'areTwoSpoken' : 'takeBackSpoken'
  return (
    <>
      <Button
        variant="quiet"
        busy={isBusy}
        aria-label={t(spoken, { one: one.name, other: other.name })}
        onClick={() => void say()}
      >
        {areTwo ? t('areTwo') : t('takeBack')}
      </Button>
      <FormAlert>{refusal}</FormAlert>
    </>
  )
}
