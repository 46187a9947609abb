'use client'

import type { MouseEvent, ReactNode } from 'react'
import { useSession } from '@/components/accounts/session/session-store'
import { askToSignIn } from '@/components/accounts/sign-in-request'
import { buttonClasses } from '@/components/ui/button-classes'
import { showToast } from '@/components/ui/toast-store'
import { sideOf } from '@/lib/messages/policy'
import { routes } from '@/lib/platform/routes'
import { detailTexts as texts } from './texts'

type RequestButtonProps = { id: string; wide?: boolean; className?: string; children: ReactNode }

/** Request Information: leads a parent to the form, and a visitor to the sign-in prompt; without JavaScript, by the sign-in page. */
export function RequestButton({ id, wide, className, children }: RequestButtonProps) {
  const session = useSession()
  const form = routes.requestInformation(id)
  const isParent = session.kind === 'user' && sideOf(session.user.role) === 'caregiver'

  function onClick(event: MouseEvent) {
    if (session.kind === 'unknown' || isParent) return
    event.preventDefault()
    if (session.kind === 'visitor') askToSignIn('request', id)
    else showToast({ title: texts.forParents, description: texts.forParentsText, tone: 'destructive' })
  }

  return (
    <a
      href={isParent ? form : routes.signIn({ next: form })}
      onClick={onClick}
      rel="nofollow"
      className={buttonClasses({ wide }, className)}
    >
      {children}
    </a>
  )
}
