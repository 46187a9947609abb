import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

type ToolButtonProps = {
  label: string
  isOn?: boolean
  isDisabled?: boolean
  className?: string
  onPress: () => void
  children: ReactNode
}

/** A tool of the toolbar: a letter or a word, and its name when somebody rests on it. */
export function ToolButton({ label, isOn, isDisabled, className, onPress, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      disabled={isDisabled}
      // The selection in the text stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={classNames(
        'min-h-9 min-w-9 shrink-0 cursor-pointer rounded-sm px-2 text-sm font-semibold disabled:cursor-not-allowed disabled:opacity-45',
        isOn ? 'bg-mint text-pine-deep forced-colors:border' : 'hover:bg-card',
        className,
      )}
    >
      {children}
    </button>
  )
}
