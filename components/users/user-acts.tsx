'use client'

import { useRouter } from 'next/navigation'
import { AskFirst } from '@/components/forms/ask-first'
import { showToast } from '@/components/ui/toast-store'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import type { Role, UserStatus } from '@/prisma/generated/enums'
import { RoleForm } from './role-form'
import { SuspendForm } from './suspend-form'
import { userTexts as texts } from './texts'

type UserActsProps = { id: number; status: UserStatus; role: Role; asksCode: boolean }

/** What an admin can do about an account as it stands now. */
export function UserActs({ id, status, role, asksCode }: UserActsProps) {
  const router = useRouter()
  const isOpen = status === 'active' || status === 'unverified'
  const done = (title: string) => {
    showToast({ title })
    router.refresh()
  }

  return (
    <div className="mt-4 grid gap-6 divide-y divide-line [&>*+*]:pt-6">
      {status === 'unverified' && (
        <div>
          <AskFirst
            label={texts.resend}
            question={texts.resend}
            confirm={texts.resend}
            act={async () => {
              await callApi(routes.api.userVerificationMail(id), { method: 'POST' })
              done(texts.resent)
            }}
          />
        </div>
      )}
      {isOpen && (
        <div>
          <AskFirst
            label={texts.endSessions}
            question={texts.endSessionsAsk}
            confirm={texts.endSessions}
            act={async () => {
              await callApi(routes.api.userSessions(id), { method: 'DELETE' })
              done(texts.sessionsEnded)
            }}
          />
        </div>
      )}
      {status === 'active' && <SuspendForm id={id} onDone={() => done(texts.suspended)} />}
      {status === 'suspended' && (
        <div>
          <AskFirst
            label={texts.reinstate}
            question={texts.reinstateText}
            confirm={texts.reinstate}
            act={async () => {
              await callApi(routes.api.userStatus(id), { method: 'PUT', body: { status: 'active' } })
              done(texts.reinstated)
            }}
          />
        </div>
      )}
      {status === 'active' && (
        <RoleForm id={id} role={role} asksCode={asksCode} onDone={() => done(texts.roleChanged)} />
      )}
    </div>
  )
}
