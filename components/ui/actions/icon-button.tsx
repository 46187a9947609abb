import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import { Icon, type IconName } from '../surface/icon'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  icon: IconName
  /** The button's accessible name and tooltip. */
  label: string
  /** outlined for pictures and rows (the heart); plain for dialogs and bars. */
  variant?: 'outlined' | 'plain'
  /** coral is only for a filled heart. */
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
