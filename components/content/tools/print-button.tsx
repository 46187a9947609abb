'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/actions/button'
import { useIsHydrated } from '@/components/ui/hooks'

/** Rendered with JavaScript only; without it the browser's own menu prints. */
export function PrintButton() {
  const t = useTranslations('ui')
  if (!useIsHydrated()) return null
  return (
    <Button variant="secondary" className="print:hidden" onClick={() => window.print()}>
      {t('print')}
    </Button>
  )
}
