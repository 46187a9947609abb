import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../surface/icon'
import { VisuallyHidden } from '../surface/text'
import { AppLink } from './links'

/** One style for links, buttons and check boxes that toggle something (`chip` in app/styles/controls.css). */
export function chipClasses(on: boolean, className?: string): string {
  return classNames('chip', on && 'chip-on', className)
}

type ChipContent = {
  on?: boolean
  /** The number of results, or a replacement for it. */
  count?: number | string
  /** A cross after the label: pressing the chip removes it. */
  removable?: boolean
  children: ReactNode
}

function ChipInside({ count, removable, children }: Omit<ChipContent, 'on'>) {
  const t = useTranslations('ui')
  return (
    <>
      {children}
      {count !== undefined && <b>{typeof count === 'number' ? count.toLocaleString('en-US') : count}</b>}
      {removable && <Icon name="x" size="sm" label={t('remove')} />}
    </>
  )
}

/** A chip that is a link: a filter in the URL, which works without JavaScript. */
export function ChipLink({
  on = false,
  count,
  removable,
  children,
  className,
  ...rest
}: ChipContent & ComponentProps<typeof AppLink>) {
  const t = useTranslations('ui')
  return (
    <AppLink className={chipClasses(on, className)} {...rest}>
      <ChipInside count={count} removable={removable}>
        {children}
      </ChipInside>
      {on && !removable && <VisuallyHidden>{t('selected')}</VisuallyHidden>}
    </AppLink>
  )
}

/** A chip that toggles something on this page. */
export function ChipButton({
  on,
  count,
  removable,
  children,
  className,
  ...rest
}: ChipContent & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-pressed={removable ? undefined : on}
      className={chipClasses(on ?? false, className)}
      {...rest}
    >
      <ChipInside count={count} removable={removable}>
        {children}
      </ChipInside>
    </button>
  )
}

/** A check box or radio (`type`) that looks like a chip, for forms. */
export function ChipCheckbox({
  count,
  children,
  className,
  type = 'checkbox',
  ...rest
}: Omit<ChipContent, 'on' | 'removable'> & ComponentProps<'input'>) {
  return (
    <label className={chipClasses(false, className)}>
      <input type={type} className="sr-only" {...rest} />
      <ChipInside count={count}>{children}</ChipInside>
    </label>
  )
}
