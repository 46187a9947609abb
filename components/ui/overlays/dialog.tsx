'use client'

import { lazy, Suspense, useState } from 'react'
import type { DialogProps } from './dialog-panel'

const DialogPanel = lazy(() => import('./dialog-panel'))

/** A modal dialog; a bottom sheet on phones. Its code loads when the first one opens, so a page may have many. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.open)
  if (props.open && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  )
}
