'use client'

import { useRouter } from 'next/navigation'
import { AskFirst } from '@/components/forms/ask-first'
import { showToast } from '@/components/ui/toast-store'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { billingTexts as texts } from './texts'

export function WithdrawInvoice({ id }: { id: number }) {
  const router = useRouter()
  async function withdraw() {
    await callApi(routes.api.invoice(id), { method: 'DELETE' })
    showToast({ title: texts.withdrawn })
    router.refresh()
  }
  return (
    <AskFirst label={texts.withdraw} question={texts.withdrawQuestion} confirm={texts.withdrawNow} act={withdraw} />
  )
}
