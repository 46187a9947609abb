'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names'
import { useIsHydrated } from '../hooks'

/** The tab a key moves to from the focused one; undefined for other keys. */
export function tabAfterKey(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count
  if (key === 'ArrowLeft') return (current - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** The selected tab, in sync with the URL's #id, so that links to a panel and reloads open it. */
function useHashTab(ids: readonly string[], initial: string) {
  const [chosen, setChosen] = useState(initial)
  const idList = ids.join(' ')
  useEffect(() => {
    const selectFromHash = (event?: HashChangeEvent) => {
      const id = window.location.hash.slice(1)
      if (!idList.split(' ').includes(id)) return
      setChosen(id)
      // The browser looked for the panel before it was shown: scroll to it now.
      if (event) requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView())
    }
    selectFromHash()
    window.addEventListener('hashchange', selectFromHash)
    return () => window.removeEventListener('hashchange', selectFromHash)
  }, [idList])
  const choose = (id: string) => {
    setChosen(id)
    window.history.replaceState(window.history.state, '', `#${id}`)
  }
  return [chosen, choose] as const
}

export type Tab = {
  /** Also the panel's id and the URL's #id: unique on the page. */
  id: string
  label: string
  count?: number
  panel: ReactNode
}

/**
 * Without JavaScript: links to sections that are all visible. With it: tabs (arrow keys, Home, End) with one visible
 * panel. Every panel is in the HTML either way, for search engines and find-in-page.
 */
export function Tabs({
  label,
  tabs,
  initial,
  isSticky = false,
  className,
}: {
  label: string
  tabs: readonly Tab[]
  initial?: string
  /** The tabs stay at the top while a panel scrolls; selecting one scrolls to the panel's beginning. */
  isSticky?: boolean
  className?: string
}) {
  const ids = tabs.map((tab) => tab.id)
  const [chosen, setChosen] = useHashTab(ids, initial ?? ids[0] ?? '')
  const isAlive = useIsHydrated()
  const list = useRef<HTMLElement>(null)

  // Scrolls a strip wider than the phone to the selected tab, without moving the page.
  useEffect(() => {
    const strip = list.current
    const tab = strip?.querySelector(`[href="#${chosen}"]`)
    if (!strip || !tab) return
    const [inner, outer] = [tab.getBoundingClientRect(), strip.getBoundingClientRect()]
    if (inner.right > outer.right || inner.left < outer.left) strip.scrollLeft += inner.left - outer.left
  }, [chosen])

  function choose(id: string) {
    setChosen(id)
    const whole = list.current?.parentElement
    if (!isSticky || !whole) return
    const { top } = whole.getBoundingClientRect()
    // Low on the screen the panel would be out of sight. It may be shorter than the last one: scroll once it is shown.
    if (top < 0 || top > window.innerHeight / 2) requestAnimationFrame(() => whole.scrollIntoView())
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === ' ') {
      event.preventDefault()
      return
    }
    const id = ids[tabAfterKey(event.key, ids.indexOf(chosen), ids.length) ?? -1]
    if (id === undefined) return
    event.preventDefault()
    choose(id)
    list.current?.querySelector<HTMLElement>(`[href="#${id}"]`)?.focus()
  }

  return (
    <div data-tabs className={classNames(isSticky && 'tabs-sticky', className)}>
      <nav
        ref={list}
        aria-label={label}
        role={isAlive ? 'tablist' : undefined}
        onKeyDown={onKeyDown}
        className="swipe flex gap-6 border-b border-line"
      >
        {tabs.map((tab) => (
          <a
            key={tab.id}
            href={`#${tab.id}`}
            id={`${tab.id}-tab`}
            {...(isAlive && {
              role: 'tab',
              'aria-selected': tab.id === chosen,
              'aria-controls': tab.id,
              tabIndex: tab.id === chosen ? 0 : -1,
              onClick: (event) => {
                event.preventDefault()
                choose(tab.id)
              },
            })}
            className={classNames('tab', tab.id === chosen && 'tab-chosen')}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="numbers rounded-full bg-mint px-2 text-sm font-semibold text-pine-deep">
                {tab.count}
              </span>
            )}
          </a>
        ))}
      </nav>
      {tabs.map((tab) => (
        <section
          key={tab.id}
          id={tab.id}
          data-tab-panel
          data-chosen={tab.id === chosen || undefined}
          {...(isAlive && { role: 'tabpanel', tabIndex: 0, 'aria-labelledby': `${tab.id}-tab` })}
          className="pt-6"
        >
          {tab.panel}
        </section>
      ))}
    </div>
  )
}
