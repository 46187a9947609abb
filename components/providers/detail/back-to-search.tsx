'use client'

import { useEffect, useState } from 'react'
import { TextLink } from '@/components/ui/actions/text-link'
import { Icon } from '@/components/ui/surface/icon'
import { routes } from '@/lib/platform/http/routes'
import { readLastSearch } from '../stored-provider'
import { detailMessages as texts } from './messages'

/** Back to this tab's search with its filters and page; to an empty one without it, or without JavaScript. */
export function BackToSearch({ className }: { className?: string }) {
  const [href, setHref] = useState(routes.search())
  useEffect(() => setHref(readLastSearch(routes.search())), [])
  return (
    <TextLink href={href} className={className}>
      <span className="inline-flex min-h-11 items-center gap-2">
        <Icon name="arrow-left" />
        {texts.backToSearch}
      </span>
    </TextLink>
  )
}
