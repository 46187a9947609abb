'use client'

import type { MouseEvent } from 'react'
import { useSession } from '@/components/accounts/session/session-store'
import { signInForContact, telephoneLink, websiteLink } from './contact-links'
import { askForContact, useContact } from './contact-store'
import { detailTexts as texts } from './texts'

type Part = 'phone' | 'email' | 'website'

function linkOf(part: Part, value: string): string | null {
  if (part === 'website') return websiteLink(value)
  return part === 'phone' ? telephoneLink(value) : `mailto:${encodeURIComponent(value)}`
}

/** The place of a phone number, e-mail or website: "Sign in to see" to visitors, and a press away for whoever is signed in. */
export function ContactValue({ id, part }: { id: string; part: Part }) {
  const state = useContact(id)
  const session = useSession()
  const value = state.kind === 'shown' ? state.contact[part] : null
  const link = value && linkOf(part, value)

  async function onClick(event: MouseEvent) {
    if (link) return
    event.preventDefault()
    if (state.kind !== 'asking') await askForContact(id)
  }

  return (
    <a
      href={link ?? signInForContact(id)}
      onClick={onClick}
      rel="nofollow noopener"
      className="font-medium break-all text-pine underline-offset-[0.18em] hover:underline"
    >
      {value ?? (session.kind === 'user' ? texts.show : texts.signInToSee)}
    </a>
  )
}
