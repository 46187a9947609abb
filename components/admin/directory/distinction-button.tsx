'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { FormAlert } from '@/components/forms/form-alert'
import { useAction } from '@/components/forms/use-action'
import { Button } from '@/components/ui/actions/button'
import { showToast } from '@/components/ui/overlays/toasts'
import type { PairedProvider } from '@/lib/admin/directory/types'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'

type Named = Pick<PairedProvider, 'id' | 'name'>
type DistinctionButtonProps = { one: Named; other: Named; areTwo: boolean }

/** Marks two providers as distinct, or undoes that. */
export function DistinctionButton({ one, other, areTwo }: DistinctionButtonProps) {
  const t = useTranslations('admin.merge')
  const router = useRouter()
  const { run, isBusy, refusal } = useAction(t('notSaid'))

  async function saveDistinction() {
    await callApi(dashboardRoutes.api.distinctions(), {
      method: 'PUT',
      body: { oneId: one.id, otherId: other.id, areTwo },
    })
    showToast({ title: areTwo ? t('saidTwo') : t('tookBack') })
    router.refresh()
  }

  const labelKey = areTwo ? 'areTwoSpoken' : 'takeBackSpoken'
  return (
    <>
      <Button
        variant="quiet"
        busy={isBusy}
        aria-label={t(labelKey, { one: one.name, other: other.name })}
        onClick={() => void run(saveDistinction)}
      >
        {areTwo ? t('areTwo') : t('takeBack')}
      </Button>
      <FormAlert>{refusal}</FormAlert>
    </>
  )
}
