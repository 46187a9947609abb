import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { filterMessages as messages } from './filter-messages'

export const FILTERS_ID = 'filters'
/** From here on the filters are a column beside the results (app/styles/search.css). */
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
 * The filters: a column on wide screens; on narrow ones the browser's own modal dialog, which "All filters" opens. Without JavaScript
 * they stand below the results, and "All filters" is a link to them.
 */
export function FilterSheet({ isOpen, onToggle, isPending, isSheet = false, children }: FilterSheetProps) {
  const sheet = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const column = window.matchMedia(COLUMN)
    const isColumn = () => !isSheet && column.matches
    // The link was pressed before there was anything to open.
    const { hash, pathname, search } = window.location
    if (hash === `#${FILTERS_ID}` && !isColumn()) {
      window.history.replaceState(window.history.state, '', pathname + search)
      onToggle(true)
    }
    const onColumn = () => isColumn() && onToggle(false)
    column.addEventListener('change', onColumn)
    return () => column.removeEventListener('change', onColumn)
  }, [isSheet, onToggle])

  useEffect(() => {
    const dialog = sheet.current
    if (!isOpen || !dialog) return
    dialog.showModal()
    dialog.focus({ preventScroll: true })
    return () => dialog.close()
  }, [isOpen])

  const close = () => onToggle(false)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the sheet; the keyboard has Escape and a button
    <dialog
      ref={sheet}
      id={FILTERS_ID}
      tabIndex={-1}
      aria-label={messages.title}
      aria-busy={isPending}
      role={isOpen ? undefined : 'region'}
      data-sheet={isSheet || undefined}
      className="filter-sheet"
      onClose={close}
      onClick={(event: MouseEvent) => event.target === sheet.current && close()}
      // Every change was sent already: the button leads to the results.
      onSubmit={close}
    >
      <div className="filter-sheet-inside">
        <header className="flex items-center justify-between px-4.5 pt-3 pb-1 lg:px-1 lg:pt-0">
          <h2 className="text-section">{messages.title}</h2>
          {isOpen && <IconButton icon="x" label={messages.close} onClick={close} />}
        </header>
        {children}
      </div>
    </dialog>
  )
}
