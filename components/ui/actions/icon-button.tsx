import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import { Icon, type IconName } from '../surface/icon'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  icon: IconName
  /** What it does, in words: it is the button's name and its tooltip. */
  label: string
  /** outlined stands on pictures and rows (the heart); plain in dialogs and bars. */
  variant?: 'outlined' | 'plain'
  /** coral is for a filled heart alone. */
  tone?: 'ink' | 'coral'
}

export function IconButton({
  icon,
  label,
  variant = 'plain',
  tone = 'ink',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-grid size-11 shrink-0 cursor-pointer place-items-center rounded-full border transition-colors disabled:cursor-not-allowed',
        variant === 'outlined' ? 'border-line bg-card hover:border-edge' : 'border-transparent hover:bg-sunken',
        tone === 'coral' ? 'text-coral' : 'text-ink',
        className,
      )}
      {...rest}
    >
      <Icon name={icon} size="lg" />
    </button>
  )
}
