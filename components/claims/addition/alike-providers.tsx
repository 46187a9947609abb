'use client'

import { useEffect, useRef } from 'react'
import type { FoundProvider } from '@/lib/claims/types'
import { FoundLines } from '../provider-line'
import { additionTexts as texts } from './texts'

/** Those that are here and may be the missing one. They come in answer to a press, so they are gone to. */
export function AlikeProviders({ found }: { found: readonly FoundProvider[] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="mt-4">
      <h2 ref={heading} tabIndex={-1} className="text-section tracking-tight">
        {texts.alikeTitle(found.length)}
      </h2>
      <p className="mt-1 text-soft">{texts.alikeText}</p>
      <FoundLines found={found} />
    </section>
  )
}
