'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useEffect, useState } from 'react'
import { TextLink } from '@/components/ui/actions/links'
import { useLocalPath } from '@/components/ui/language'
import { Icon } from '@/components/ui/surface/icon'
import { routes } from '@/lib/platform/http/routes'
import { readLastSearch } from '../stored-provider'
import { ForParentsLink } from './contact/contact'

const ON_PHOTO =
  'inline-flex min-h-11 items-center gap-2 max-md:size-11 max-md:justify-center max-md:rounded-full max-md:border max-md:border-line max-md:bg-card max-md:text-ink'

const loadShare = () => import('@/components/ui/share')

/** Shares the page, or copies its link. Before hydration and without JavaScript it is a plain link to the page. */
export function ShareLink({ id, name }: { id: string; name: string }) {
  const path = useLocalPath()
  const t = useTranslations('providers.detailBrowser')
  const ui = useTranslations('ui')
  return (
    <a
      href={path(routes.provider(id))}
      onPointerDown={loadShare}
      onClick={(event) => {
        event.preventDefault()
        void loadShare().then(({ shareLink }) =>
          shareLink(ui, name, window.location.origin + path(routes.provider(id))),
        )
      }}
      className={`${ON_PHOTO} font-semibold text-pine hover:text-pine-deep`}
    >
      <Icon name="share" />
      <span className="max-md:sr-only">{t('share')}</span>
    </a>
  )
}

/**
 * Back to this tab's last search with its filters and page; to an empty search if there was none, or without JavaScript. `isOnPhoto`:
 * on phones a round button, because it overlaps a picture.
 */
export function BackToSearch({ className, isOnPhoto }: { className?: string; isOnPhoto?: boolean }) {
  const t = useTranslations('providers.detailBrowser')
  const [href, setHref] = useState(routes.search())
  useEffect(() => setHref(readLastSearch(routes.search())), [])
  return (
    <TextLink href={href} className={className}>
      <span className={isOnPhoto ? ON_PHOTO : 'inline-flex min-h-11 items-center gap-2'}>
        <Icon name="arrow-left" />
        <span className={isOnPhoto ? 'max-md:sr-only' : undefined}>{t('backToSearch')}</span>
      </span>
    </TextLink>
  )
}

const TourTimes = lazy(() => import('./contact/tour-times'))

/** From this width on, a sidebar shows the tour times; on phones, the bottom bar has the primary action instead. */
const WIDE = '(min-width: 64rem)'

/** The next tour times. The page is the same for everyone and older than the visit, so the browser fetches them. */
export function NextTours({ id }: { id: string }) {
  const t = useTranslations('providers.detailBrowser')
  const ask = (
    <ForParentsLink
      id={id}
      reason="request"
      href={routes.requestInformation(id)}
      variant="secondary"
      wide
      className="min-h-14"
    >
      {t('askForTime')}
    </ForParentsLink>
  )
  const [isWide, setIsWide] = useState(false)
  useEffect(() => setIsWide(window.matchMedia?.(WIDE).matches), [])
  return (
    <div className="min-h-14">
      {isWide ? (
        <Suspense fallback={null}>
          <TourTimes id={id} fallback={ask} />
        </Suspense>
      ) : (
        // Visible only without scripts; otherwise it reserves the space.
        <div className="[@media(scripting:enabled)]:invisible">{ask}</div>
      )}
    </div>
  )
}
