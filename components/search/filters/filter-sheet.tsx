import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '@/components/ui/actions/icon-button'
import { filterMessages as messages } from './messages'

export const FILTERS_ID = 'filters'
/** From this width on the filters are a bar above the results (app/styles/filters.css). */
const BAR = '(min-width: 60rem)'

type FilterSheetProps = {
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  isPending: boolean
  children: ReactNode
}

/**
 * The filters: a bar of popovers on wide screens; on narrow ones a native modal dialog, which "All filters" opens. Without
 * JavaScript they are below the results, and "All filters" is a link to them.
 */
export function FilterSheet({ isOpen, onToggle, isPending, children }: FilterSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const bar = window.matchMedia(BAR)
    const isBar = () => bar.matches
    // The link was pressed before hydration.
    const { hash, pathname, search } = window.location
    if (hash === `#${FILTERS_ID}` && !isBar()) {
      window.history.replaceState(window.history.state, '', pathname + search)
      onToggle(true)
    }
    const onBar = () => isBar() && dialog.current?.close()
    bar.addEventListener('change', onBar)
    return () => bar.removeEventListener('change', onBar)
  }, [onToggle])

  useEffect(() => {
    if (!isOpen) return
    dialog.current?.showModal()
    dialog.current?.focus({ preventScroll: true })
  }, [isOpen])

  // Closing a native dialog returns the focus to "All filters".
  const close = () => dialog.current?.close()
  const shared = { id: FILTERS_ID, 'aria-label': messages.title, 'aria-busy': isPending, className: 'filter-sheet' }
  if (!isOpen) return <section {...shared}>{children}</section>
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: closes on a press outside; the keyboard has Escape and a button
    <dialog
      {...shared}
      ref={dialog}
      tabIndex={-1}
      onClose={() => onToggle(false)}
      onClick={({ target }) => target === dialog.current && close()}
      // Changes apply immediately, so the button only closes the sheet.
      onSubmit={close}
    >
      <div className="flex min-h-0 flex-1 flex-col">
        <header className="flex items-center justify-between px-4.5 pt-3 pb-1 lg:px-0">
          <h2 className="text-section">{messages.title}</h2>
          <IconButton icon="x" label={messages.close} onClick={close} />
        </header>
        {children}
      </div>
    </dialog>
  )
}
