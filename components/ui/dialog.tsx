'use client'

import { lazy, type ReactNode, Suspense, useState } from 'react'

export type DialogProps = {
  open: boolean
  /** Called by Escape, the cross and a press beside it. */
  onClose: () => void
  title: string
  /** One sentence below the title, read together with it. */
  description?: ReactNode
  /** The buttons, the main one last; on phones they stand below one another and stay in reach. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  children?: ReactNode
}

const DialogPanel = lazy(() => import('./dialog-panel'))

/** A modal dialog; a sheet from below on phones. Its code is fetched when the first one opens, so a page may hold many. */
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
