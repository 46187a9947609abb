'use client'

import type { MouseEvent, ReactNode } from 'react'
import { report } from '@/components/analytics/report'
import { type ButtonLook, buttonClasses } from '@/components/ui/button-classes'
import { type ContactWish, linkFor, signInForContact } from './contact-links'
import { askForContact, useContact } from './contact-store'

type ContactButtonProps = ButtonLook & {
  /** Public id. */
  id: string
  wish: ContactWish
  /** The button's name where it shows an icon alone. */
  label?: string
  className?: string
  children: ReactNode
}

/**
 * Call Now, Visit Website. The first press asks the server: a signed-in person goes on at once, a
 * visitor gets the sign-in prompt. From then on it is a plain tel: or web link. Before hydration and without
 * JavaScript it leads to the sign-in page and back.
 */
export function ContactButton({ id, wish, label, className, children, ...look }: ContactButtonProps) {
  const state = useContact(id)
  const link = state.kind === 'shown' ? linkFor(wish, state.contact) : null

  async function onClick(event: MouseEvent) {
    if (link) return count()
    event.preventDefault()
    if (state.kind === 'asking') return
    const contact = await askForContact(id)
    const target = contact && linkFor(wish, contact)
    if (!target) return
    count()
    window.location.assign(target)
  }

  function count() {
    if (wish === 'call') report([{ providerId: id, interactionType: 'call' }])
  }

  return (
    <a
      href={link ?? signInForContact(id)}
      onClick={onClick}
      rel="nofollow noopener"
      aria-busy={state.kind === 'asking' || undefined}
      aria-label={label}
      title={label}
      className={buttonClasses(look, className)}
    >
      {children}
    </a>
  )
}
