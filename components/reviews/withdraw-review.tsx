'use client'

import { useRouter } from 'next/navigation'
import { AskFirst } from '@/components/forms/ask-first'
import { forgetDraft } from '@/components/forms/draft'
import { showToast } from '@/components/ui/toast-store'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { reviewTexts as texts } from './texts'

export function WithdrawReview({ userId, daycareId }: { userId: number; daycareId: string }) {
  const router = useRouter()
  async function withdraw() {
    await callApi(routes.api.reviews({ daycareId }), { method: 'DELETE' })
    forgetDraft(userId, `review-${daycareId}`)
    showToast({ title: texts.withdrawn })
    router.refresh()
  }
  return (
    <AskFirst confirm={texts.withdrawNow} label={texts.withdraw} question={texts.withdrawQuestion} act={withdraw} />
  )
}
