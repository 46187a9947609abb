import { classNames } from './class-names'

/** Somebody's picture, or their initials. Decorative: the name stands beside it or is the button's label. */
export function Avatar({ name, picture, className }: { name: string; picture: string | null; className?: string }) {
  const initials = name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .filter(Boolean)
  const shown = [initials[0], initials.length > 1 ? initials.at(-1) : ''].join('').toUpperCase()
  const shape = classNames('size-9 overflow-hidden rounded-full', className)
  if (picture)
    // biome-ignore lint/performance/noImgElement: made beforehand in its one size
    return <img src={picture} alt="" width={36} height={36} className={classNames(shape, 'object-cover')} />
  return (
    <span aria-hidden className={classNames(shape, 'grid place-items-center bg-mint text-sm font-bold text-pine')}>
      {shown}
    </span>
  )
}
