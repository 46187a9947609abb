'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { IconButton } from '@/components/ui/actions/icon-button'
import { routes } from '@/lib/platform/http/routes'

const HIDDEN = 'hidden-notice'

/** The current notice, unless it was dismissed in this tab. */
export async function findNotice(): Promise<string | undefined> {
  let text: string | undefined
  try {
    // Without api-client, because every page loads this.
    const response = await fetch(routes.api.notice())
    if (response.ok) text = textIn(await response.json())
  } catch {
    // If the request fails there is no notice.
  }
  return text === sessionStorage.getItem(HIDDEN) ? undefined : text
}

/** The maintenance notice, at the bottom of every page while it is on. */
export function SiteNotice({ text }: { text: string }) {
  const t = useTranslations('settings.siteNotice')
  const [isHidden, setIsHidden] = useState(false)
  if (isHidden) return null
  return (
    <div
      role="status"
      className="fixed inset-x-0 bottom-0 z-40 flex items-center gap-3 border-t border-line-strong bg-sun-soft py-2 pr-2 pl-4.5 text-on-sun"
    >
      <p className="mx-auto max-w-prose">{text}</p>
      <IconButton
        icon="x"
        label={t('hide')}
        onClick={() => {
          sessionStorage.setItem(HIDDEN, text)
          setIsHidden(true)
        }}
      />
    </div>
  )
}

const textIn = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null && 'text' in answer && typeof answer.text === 'string'
    ? answer.text
    : undefined
