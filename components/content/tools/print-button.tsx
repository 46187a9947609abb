'use client'

import { Button } from '@/components/ui/actions/button'
import { useIsHydrated } from '@/components/ui/hooks'
import { uiMessages as texts } from '@/components/ui/messages'

/** Rendered with JavaScript only; without it the browser's own menu prints. */
export function PrintButton() {
  if (!useIsHydrated()) return null
  return (
    <Button variant="secondary" className="print:hidden" onClick={() => window.print()}>
      {texts.print}
    </Button>
  )
}
