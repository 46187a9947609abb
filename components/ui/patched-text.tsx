'use client'

import { usePatchedText } from './use-patched-text'

type PatchedTextProps = {
  text: string
  className?: string
  /** By it the text is found in a document (data-text). */
  name?: string
}

/** What a server component has drawn as text, for an element whose links and fields keep the focus while their words change. */
export function PatchedText({ text, className, name }: PatchedTextProps) {
  return <div className={className} data-text={name} {...usePatchedText<HTMLDivElement>(text)} />
}
