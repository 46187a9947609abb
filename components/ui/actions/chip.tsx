import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names'
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
  children: ReactNode
}

function ChipInside({ count, children }: Omit<ChipContent, 'on'>) {
  return (
    <>
      {children}
      {count !== undefined && <b>{typeof count === 'number' ? count.toLocaleString('en-US') : count}</b>}
    </>
  )
}

/** A chip that is a link: a filter in the URL, which works without JavaScript. */
export function ChipLink({
  on = false,
  count,
  children,
  className,
  ...rest
}: ChipContent & ComponentProps<typeof AppLink>) {
  const t = useTranslations('ui')
  return (
    <AppLink className={chipClasses(on, className)} {...rest}>
      <ChipInside count={count}>{children}</ChipInside>
      {on && <VisuallyHidden>{t('selected')}</VisuallyHidden>}
    </AppLink>
  )
}

/** A chip that toggles something on this page. */
export function ChipButton({ on, className, ...rest }: { on: boolean } & ComponentProps<'button'>) {
  return <button type="button" aria-pressed={on} className={chipClasses(on, className)} {...rest} />
}

/** A check box or radio (`type`) that looks like a chip, for forms. */
export function ChipCheckbox({
  count,
  children,
  className,
  type = 'checkbox',
  ...rest
}: Omit<ChipContent, 'on'> & ComponentProps<'input'>) {
  return (
    <label className={chipClasses(false, className)}>
      <input type={type} className="sr-only" {...rest} />
      <ChipInside count={count}>{children}</ChipInside>
    </label>
  )
}
