'use client'

import type { MouseEvent, ReactNode } from 'react'
import { useSession } from '@/components/accounts/session/session-store'
import { askToSignIn } from '@/components/accounts/sign-in-request'
import { type ButtonLook, buttonClasses } from '@/components/ui/button-classes'
import { showToast } from '@/components/ui/toast-store'
import { routes } from '@/lib/platform/routes'
import { detailTexts as texts } from './texts'

type ForParentsLinkProps = Pick<ButtonLook, 'variant' | 'wide'> & {
  /** The provider's public id. */
  id: string
  /** What waits at `href`; the prompt and the words for other roles go by it. */
  reason: 'request' | 'review'
  href: string
  className?: string
  children: ReactNode
}

/** Leads a parent to a form of theirs, and a visitor to the sign-in prompt; without JavaScript, by the sign-in page. */
export function ForParentsLink({ id, reason, href, variant, wide, className, children }: ForParentsLinkProps) {
  const session = useSession()
  const isParent = session.kind === 'user' && session.user.role === 'caregiver'

  function onClick(event: MouseEvent) {
    if (session.kind === 'unknown' || isParent) return
    event.preventDefault()
    if (session.kind === 'visitor') askToSignIn(reason, id)
    else showToast({ title: texts.forParents, description: texts.forParentsText[reason], tone: 'destructive' })
  }

  return (
    <a
      href={isParent ? href : routes.signIn({ next: href })}
      onClick={onClick}
      rel="nofollow"
      className={buttonClasses({ variant, wide }, className)}
    >
      {children}
    </a>
  )
}
