'use client'

import { type MouseEvent, useState } from 'react'

/** A link that opens something in place once React has hydrated it. */
export function SignIn() {
  const [isOpen, setIsOpen] = useState(false)
  function onClick(event: MouseEvent) {
    event.preventDefault()
    setIsOpen(true)
  }
  return (
    <a href="/page/1000" onClick={onClick}>
      {isOpen ? 'Opened' : 'Sign in'}
    </a>
  )
}
