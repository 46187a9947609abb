'use client'

import { useTranslations } from 'next-intl'
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { withMessages } from '@/components/platform/browser-messages'
import { buttonClasses } from '@/components/ui/actions/button'
import { useLocalPath } from '@/components/ui/language'
import { routes } from '@/lib/platform/http/routes'
import { ProviderLaterMessages } from '@/messages/parts/provider-later'

const CostPanel = withMessages(
  ProviderLaterMessages,
  lazy(() => import('./cost-panel')),
)

type CostUntilKindergartenProps = {
  /** The provider's public id. */
  id: string
  /** Its location, for the Cost Estimator, to which the link leads without JavaScript. */
  place: string
}

/** A provider's cost until kindergarten, computed in the browser when opened, because the page is the same for everyone. */
export function CostUntilKindergarten({ id, place }: CostUntilKindergartenProps) {
  const path = useLocalPath()
  const t = useTranslations('providers.detailBrowser')
  const [isOpen, setIsOpen] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) panel.current?.focus()
  }, [isOpen])

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setIsOpen(true)
  }
  if (!isOpen)
    return (
      <a
        href={path(routes.costEstimator({ place }))}
        onClick={open}
        className={buttonClasses({ variant: 'secondary' }, 'mt-4')}
      >
        {t('costs.open')}
      </a>
    )
  return (
    // As tall as the screen from the start, so that nothing below shifts when prices load late.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of fields
    <div ref={panel} role="group" tabIndex={-1} aria-label={t('costs.title')} className="mt-5 min-h-svh outline-none">
      <Suspense fallback={<p role="status">{t('costs.loading')}</p>}>
        <CostPanel id={id} />
      </Suspense>
    </div>
  )
}
