'use client'

import { Button } from '@/components/ui/button'
import { useIsAlive } from '@/components/ui/use-is-alive'
import { toolTexts as texts } from './texts'

/** Appears with JavaScript; without it the browser's own menu prints. */
export function PrintButton() {
  if (!useIsAlive()) return null
  return (
    <Button variant="secondary" className="print:hidden" onClick={() => window.print()}>
      {texts.print}
    </Button>
  )
}
