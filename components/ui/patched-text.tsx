'use client'

import { usePatchedText } from './use-patched-text'

/** What a server component has drawn as text, for an element whose links keep the focus while their words change. */
export function PatchedText({ text, className }: { text: string; className: string }) {
  return <div className={className} {...usePatchedText<HTMLDivElement>(text)} />
}
