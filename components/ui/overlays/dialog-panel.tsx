'use client'

import { Description, DialogBackdrop, DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { IconButton } from '../actions/icon-button'
import { classNames } from '../class-names'
import { useReportedDialog } from './open-dialogs'

const widths = { sm: 'sm:max-w-narrow', md: 'sm:max-w-140', lg: 'sm:max-w-200', xl: 'sm:max-w-260' }

export type DialogProps = {
  open: boolean
  /** Called by Escape, the cross and a press outside. */
  onClose: () => void
  title: string
  /** One sentence below the title, its accessible description. */
  description?: ReactNode
  /** The buttons, the main one last; on phones they are stacked and sticky. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl'
  children?: ReactNode
}

/**
 * Headless UI restores the focus to the element it saw focused last, but it loads with the first dialog and has seen
 * nothing before that. So the opener is remembered here, and gets the focus if nothing has it after the dialog has
 * closed.
 */
function FocusKeeper() {
  useLayoutEffect(() => {
    const opener = document.activeElement
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
      })
    }
  }, [])
  return null
}

/** Loaded only by dialog.tsx. Headless UI traps the focus, restores it, and locks scrolling. */
export default function DialogView({ open, onClose, title, description, footer, size = 'md', children }: DialogProps) {
  const t = useTranslations('ui')
  // Headless UI makes the page behind inert only if the dialog was mounted before it opened.
  const [isPlaced, setIsPlaced] = useState(false)
  useEffect(() => setIsPlaced(true), [])
  useReportedDialog(open)
  return (
    <HeadlessDialog open={open && isPlaced} onClose={onClose} className="relative z-50">
      <FocusKeeper />
      <DialogBackdrop transition className="fixed inset-0 bg-veil transition-opacity data-closed:opacity-0" />
      <div className="fixed inset-0 flex items-end justify-center sm:items-center sm:p-6">
        <DialogPanel
          transition
          className={classNames(
            'flex max-h-[88dvh] w-full flex-col rounded-t-2xl border border-line bg-card shadow-float transition duration-200 data-closed:translate-y-6 data-closed:opacity-0 sm:rounded-2xl',
            widths[size],
          )}
        >
          <div className="flex items-start gap-4 pt-5 pr-3 pl-5 sm:pt-6 sm:pr-4 sm:pl-7">
            <div className="min-w-0 flex-1 pb-1">
              <DialogTitle className="text-section font-bold tracking-tight">{title}</DialogTitle>
              {description !== undefined && <Description className="mt-1.5 text-soft">{description}</Description>}
            </div>
            <IconButton icon="x" label={t('close')} onClick={onClose} className="-mt-1.5" />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-3 pb-6 sm:px-7">{children}</div>
          {footer !== undefined && (
            <footer className="flex flex-col-reverse gap-2.5 border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-7">
              {footer}
            </footer>
          )}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  )
}
