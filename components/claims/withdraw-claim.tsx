'use client'

import { useRouter } from 'next/navigation'
import { AskFirst } from '@/components/forms/ask-first'
import { showToast } from '@/components/ui/toast-store'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { claimTexts as texts } from './texts'

type WithdrawClaimProps = {
  claimId: number
  words?: { withdraw: string; withdrawQuestion: string; withdrawNow: string }
  /** Where nothing is left to look at here. */
  leadsTo?: string
}

export function WithdrawClaim({ claimId, words = texts, leadsTo }: WithdrawClaimProps) {
  const router = useRouter()
  async function withdraw() {
    await callApi(routes.api.ownClaim(claimId), { method: 'DELETE' })
    showToast({ title: texts.withdrawn })
    if (leadsTo) router.push(leadsTo)
    router.refresh()
  }
  return (
    <AskFirst label={words.withdraw} question={words.withdrawQuestion} confirm={words.withdrawNow} act={withdraw} />
  )
}
