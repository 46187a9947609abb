import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '@/components/ui/actions/icon-button'
import { filterMessages as messages } from './messages'

export const FILTERS_ID = 'filters'
/** From this width on the filters are a column beside the results (app/styles/filters.css). */
const COLUMN = '(min-width: 60rem)'

type FilterSheetProps = {
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  isPending: boolean
  /** Beside a map: never a column. */
  isSheet?: boolean
  children: ReactNode
}

/**
 * The filters: a column on wide screens; on narrow ones a native modal dialog, which "All filters" opens. Without
 * JavaScript they are below the results, and "All filters" is a link to them.
 */
export function FilterSheet({ isOpen, onToggle, isPending, isSheet = false, children }: FilterSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const column = window.matchMedia(COLUMN)
    const isColumn = () => !isSheet && column.matches
    // The link was pressed before hydration.
    const { hash, pathname, search } = window.location
    if (hash === `#${FILTERS_ID}` && !isColumn()) {
      window.history.replaceState(window.history.state, '', pathname + search)
      onToggle(true)
    }
    const onColumn = () => isColumn() && dialog.current?.close()
    column.addEventListener('change', onColumn)
    return () => column.removeEventListener('change', onColumn)
  }, [isSheet, onToggle])

  useEffect(() => {
    if (!isOpen) return
    dialog.current?.showModal()
    dialog.current?.focus({ preventScroll: true })
  }, [isOpen])

  // Closing a native dialog returns the focus to "All filters".
  const close = () => dialog.current?.close()
  const shared = { id: FILTERS_ID, 'aria-label': messages.title, 'aria-busy': isPending, className: 'filter-sheet' }
  if (!isOpen)
    return (
      <section {...shared} data-sheet={isSheet || undefined}>
        <header className="px-4.5 pt-3 pb-1 lg:px-1 lg:pt-0">
          <h2 className="text-section">{messages.title}</h2>
        </header>
        {children}
      </section>
    )
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
