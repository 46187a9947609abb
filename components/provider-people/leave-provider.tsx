'use client'

import { useRouter } from 'next/navigation'
import { AskFirst } from '@/components/forms/ask-first'
import { showToast } from '@/components/ui/toast-store'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { peopleTexts as texts } from './texts'

type LeaveProviderProps = { provider: { id: string; name: string }; userId: number }

export function LeaveProvider({ provider: { id, name }, userId }: LeaveProviderProps) {
  const router = useRouter()
  async function leave() {
    await callApi(routes.api.providerPerson(id, userId), { method: 'DELETE' })
    showToast({ title: texts.left(name) })
    router.push(routes.careproviderDashboard())
    router.refresh()
  }
  return <AskFirst label={texts.leave} question={texts.leaveQuestion(name)} confirm={texts.leaveNow} act={leave} />
}
