import { classNames } from '../class-names'

const sizes = { md: 'size-9 text-sm', lg: 'size-24 text-title' }

type AvatarProps = {
  name: string
  picture: string | null
  /** md is 36 px, for bars; lg 96 px, as the main subject of a page. */
  size?: 'md' | 'lg'
}

/** A user's picture, or their initials. Decorative: the name is next to it or is the button's label. */
export function Avatar({ name, picture, size = 'md' }: AvatarProps) {
  const initials = name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .filter(Boolean)
  const shown = [initials[0], initials.length > 1 ? initials.at(-1) : ''].join('').toUpperCase()
  const shape = classNames('overflow-hidden rounded-full', sizes[size])
  if (picture)
    // biome-ignore lint/performance/noImgElement: already stored in the only size needed
    return <img src={picture} alt="" width={256} height={256} className={classNames(shape, 'object-cover')} />
  return (
    <span aria-hidden className={classNames(shape, 'grid place-items-center bg-mint font-bold text-pine')}>
      {shown}
    </span>
  )
}
