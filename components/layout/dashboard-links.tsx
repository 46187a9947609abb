'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import { AppLink } from '@/components/ui/actions/links'
import { classNames } from '@/components/ui/class-names'
import { useDetailsMenu } from '@/components/ui/hooks'
import { useLocalPath } from '@/components/ui/language'
import { Icon } from '@/components/ui/surface/icon'
import { routes } from '@/lib/platform/http/routes'
import type { DashboardTab } from './dashboard-frame'

/** One step back; the start page if the site was entered here. */
export function HistoryBack({ className, children }: { className?: string; children: ReactNode }) {
  const path = useLocalPath()
  const router = useRouter()
  const goBack = () => (window.history.length > 1 ? router.back() : router.push(path(routes.home())))
  return (
    <button type="button" className={className} onClick={goBack}>
      {children}
    </button>
  )
}

/** Scrolls the current link of a horizontal list to its middle, without moving the page. */
export function ShowCurrent() {
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const list = place.current?.parentElement
    const link = list?.querySelector<HTMLElement>('[aria-current]')
    if (list && link) list.scrollLeft = link.offsetLeft - list.offsetLeft - (list.clientWidth - link.offsetWidth) / 2
  }, [])
  return <li ref={place} hidden />
}

type MoreTabsProps = { tabs: readonly DashboardTab[]; current: string; className?: string }

/** The tabs behind "More". A native details element: opens without JavaScript. */
export function MoreTabs({ tabs, current, className }: MoreTabsProps) {
  const t = useTranslations('layout.frame')
  const menu = useRef<HTMLDetailsElement>(null)
  useDetailsMenu(menu)
  const chosen = tabs.find(({ id }) => id === current)
  return (
    <details ref={menu} className={classNames('relative', className)}>
      <summary className={classNames('tab cursor-pointer list-none', chosen && 'tab-chosen')}>
        {chosen ? t('moreTab', { name: chosen.wideLabel ?? chosen.label }) : t('moreTabs')}
        <Icon name="chevron-down" size="sm" />
      </summary>
      <ul className="absolute top-full right-0 z-40 mt-1 w-56 animate-fade rounded-lg border border-line bg-card p-1.5 shadow-float">
        {tabs.map(({ id, label, wideLabel, href }) => (
          <li key={id}>
            <AppLink
              href={href}
              aria-current={id === current ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center rounded-sm px-3 hover:bg-mint',
                id === current && 'font-bold text-pine',
              )}
            >
              {wideLabel ?? label}
            </AppLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
