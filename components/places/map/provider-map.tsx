'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { withMessages } from '@/components/platform/browser-messages'
import { Icon } from '@/components/ui/surface/icon'
import type { Point } from '@/lib/places/rules/geo'
import { ProviderLaterMessages } from '@/messages/parts/provider-later'

const PlaceMap = withMessages(
  ProviderLaterMessages,
  lazy(() => import('./late-pin-map').then((file) => ({ default: file.PlaceMap }))),
)

type ProviderMapProps = {
  name: string
  /** The provider's own place; a family home has none to show. */
  place: Point
}

/** A map of a provider's location. All of its code loads only when it is opened. */
export function ProviderMap({ name, place }: ProviderMapProps) {
  const t = useTranslations('providers.detailBrowser')
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen)
    return (
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="mt-3 flex h-38 w-full flex-col items-center justify-center gap-2 rounded-lg border border-line bg-mint font-semibold text-pine-deep hover:bg-mint-line [@media(scripting:none)]:hidden"
      >
        <Icon name="pin" />
        {t('map.show')}
      </button>
    )
  return (
    <Suspense fallback={<p role="status">{t('map.loading')}</p>}>
      <PlaceMap name={name} place={place} />
    </Suspense>
  )
}
