'use client'

import type { ComponentProps } from 'react'
import { textOf } from './as-text'
import { PatchedText } from './patched-text'
import { Picture } from './picture'

/** A Picture whose words are typed beside it: it takes each letter, where a new picture for each would flicker. */
export function LivePicture(props: ComponentProps<typeof Picture>) {
  return <PatchedText className="contents" text={textOf(<Picture {...props} />)} />
}
