'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Lead } from '@/lib/leads/types'
import { MoveDialog } from './move-dialog'
import { leadTexts as texts } from './texts'

/** Nothing where a place is confirmed: then only the conversation moves the lead. */
export function MoveButton({ lead, today }: { lead: Lead; today: string }) {
  const [opened, setOpened] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  if (lead.happened === 'enrolled') return null
  return (
    <>
      <Button
        variant="secondary"
        aria-label={texts.moveOf(lead.family)}
        onClick={() => {
          setOpened(opened + 1)
          setIsOpen(true)
        }}
      >
        {texts.move}
      </Button>
      <MoveDialog key={opened} lead={lead} today={today} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
