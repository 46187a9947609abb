'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/surface/icon'

type ProfileSectionProps = {
  /** Links to "#id" open it. */
  id: string
  title: string
  /** The content in one line. */
  summary: string
  /** What is missing. */
  missing?: string | undefined
  isWaiting?: boolean
  /** Opens the section if it has something that must not be overlooked: unsent changes or an error. */
  opens?: boolean
  children: ReactNode
}

/** One part of the profile: a line with what is there and what is missing, opened in place. */
export function ProfileSection({
  id,
  title,
  summary,
  missing,
  isWaiting,
  opens = false,
  children,
}: ProfileSectionProps) {
  const t = useTranslations('listings.profile')
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (opens && details.current) details.current.open = true
  }, [opens])
  useEffect(() => {
    // Browsers open it by themselves only when they load the page.
    function follow() {
      if (window.location.hash !== `#${id}` || !details.current) return
      details.current.open = true
      details.current.scrollIntoView?.()
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [id])
  return (
    <section aria-labelledby={`${id}-title`}>
      <details ref={details} className="disclosure group/section scroll-mt-20 border-b border-line">
        <summary className="grid min-h-16 list-none grid-cols-[minmax(0,1fr)_auto] content-center gap-x-4 py-3 text-sm hover:text-pine">
          <h2 id={`${id}-title`} className="text-ui font-bold tracking-normal">
            {title}
          </h2>
          <Icon
            name="chevron-down"
            className="col-start-2 row-span-4 row-start-1 self-center text-soft transition-transform group-open/section:rotate-180"
          />
          {summary && <span className="line-clamp-1 break-all text-soft">{summary}</span>}
          {missing && <span className="col-start-1 font-semibold text-on-sun">{missing}</span>}
          {isWaiting && (
            <span className="col-start-1 flex items-center gap-1.5 text-on-sun">
              <Icon name="clock" size="sm" />
              {t('waits')}
            </span>
          )}
        </summary>
        <div id={id} className="pt-1 pb-8">
          {children}
        </div>
      </details>
    </section>
  )
}
