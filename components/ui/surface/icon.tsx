import { classNames } from '../class-names'

/**
 * Our icons: one path each on a 24 x 24 grid with a stroke of 1.9, so that an icon is two elements and needs no
 * request. `filled` ones are filled instead of stroked.
 */
const iconPaths = {
  'alert-circle': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7.8v4.7M12 16.1v.1',
  'arrow-left': 'M19.5 12h-15M10.5 18l-6-6 6-6',
  'arrow-right': 'M4.5 12h15M13.5 6l6 6-6 6',
  bell: 'M18 9.5a6 6 0 0 0-12 0c0 6-2.5 7.5-2.5 7.5h17S18 15.5 18 9.5ZM10.2 20.5a2 2 0 0 0 3.6 0',
  book: 'M12 6.5C10 5 7 4.5 3.5 4.5V18c3.5 0 6.5.5 8.5 2M12 6.5c2-1.5 5-2 8.5-2V18c-3.5 0-6.5.5-8.5 2V6.5',
  calendar:
    'M5.5 5.5h13a1.5 1.5 0 0 1 1.5 1.5v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5V7a1.5 1.5 0 0 1 1.5-1.5ZM4 10h16M8 3.2v4M16 3.2v4',
  camera:
    'M4.5 7.5h3l1.5-2.5h6l1.5 2.5h3A1.5 1.5 0 0 1 21 9v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18V9a1.5 1.5 0 0 1 1.5-1.5ZM12 9.8a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8Z',
  check: 'M4.5 12.5l5 5 10-11',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'chevron-left': 'M14.5 6l-6 6 6 6',
  'chevron-right': 'M9.5 6l6 6-6 6',
  'chevron-up': 'M6 14.5l6-6 6 6',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7.5V12l3.2 2',
  copy: 'M9.5 8.5h9a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1ZM5.5 15.5h-1a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v1',
  dollar:
    'M12 3v18M16.5 7.5c-.6-1.4-2.3-2.2-4.5-2.2-2.6 0-4.5 1.1-4.5 3.1 0 4.6 9.5 2.2 9.5 7 0 2.1-2 3.3-5 3.3-2.6 0-4.5-1-5-2.7',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z',
  external:
    'M13.5 4.5h6v6M19.5 4.5l-9 9M17.5 14v4A1.5 1.5 0 0 1 16 19.5H6A1.5 1.5 0 0 1 4.5 18V8A1.5 1.5 0 0 1 6 6.5h4',
  filter:
    'M4 7h9M18 7h2M4 17h2M11 17h9M15.5 4.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8ZM8.5 14.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8Z',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3.2 12h17.6M12 3c2.6 2.7 3.7 5.7 3.7 9s-1.1 6.3-3.7 9c-2.6-2.7-3.7-5.7-3.7-9S9.4 5.7 12 3Z',
  heart:
    'M12 20S3.5 15.2 3.5 9.3A4.6 4.6 0 0 1 8.1 4.6c1.7 0 3.1.9 3.9 2.3.8-1.4 2.2-2.3 3.9-2.3a4.6 4.6 0 0 1 4.6 4.7C20.5 15.2 12 20 12 20Z',
  home: 'M4 11.5L12 4.5l8 7M6 10v9.5h4.5V15h3v4.5H18V10',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11.3v5M12 7.8v.1',
  list: 'M8.5 6.5h11.5M8.5 12h11.5M8.5 17.5h11.5M4.3 6.5h.1M4.3 12h.1M4.3 17.5h.1',
  lock: 'M6.5 10.5h11A1.5 1.5 0 0 1 19 12v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5ZM8 10.5V8a4 4 0 0 1 8 0v2.5',
  mail: 'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5ZM3.5 7l8.5 6.5L20.5 7',
  map: 'M9 4.5L3.5 6.7v13L9 17.5l6 2.2 5.5-2.2v-13L15 6.7 9 4.5ZM9 4.5v13M15 6.7v13',
  menu: 'M4 7h16M4 12h16M4 17h16',
  message: 'M12 4a8 8 0 0 0-7.2 11.5L3.5 20.5l5-1.3A8 8 0 1 0 12 4Z',
  minus: 'M5 12h14',
  move: 'M12 3v18M3 12h18M9.3 5.7L12 3l2.7 2.7M9.3 18.3L12 21l2.7-2.7M5.7 9.3L3 12l2.7 2.7M18.3 9.3L21 12l-2.7 2.7',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  pencil: 'M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5l-4.5 1ZM13.5 7l3.5 3.5',
  phone:
    'M8.7 4.5L6 4.2c-1 0-1.7.8-1.6 1.8.7 7.3 6.3 12.9 13.6 13.6 1 .1 1.8-.6 1.8-1.6l-.3-2.7c-.1-.6-.5-1-1.1-1.2l-2.4-.6c-.5-.1-1 0-1.3.4l-1 1c-2.3-1.2-3.9-2.8-5.1-5.1l1-1c.4-.3.5-.8.4-1.3l-.6-2.4c-.1-.4-.3-.6-.7-.6Z',
  pin: 'M12 21s-6.8-5.8-6.8-11a6.8 6.8 0 0 1 13.6 0c0 5.2-6.8 11-6.8 11ZM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  play: 'M8 5.5v13l10.5-6.5L8 5.5Z',
  plus: 'M12 5v14M5 12h14',
  replay: 'M5 12a7 7 0 1 0 2.2-5.1M7.5 3v4h4',
  reset: 'M4.5 12a7.5 7.5 0 1 0 2.4-5.5M4.5 4.5v4.3h4.3',
  search: 'M10.8 4a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 0 0 0-13.6ZM15.8 15.8l4.7 4.7',
  share: 'M12 15.5V3.5M7.8 7.5L12 3.5l4.2 4M5 12.5V19a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19v-6.5',
  shield: 'M12 3.2l7.2 2.8v5.3c0 4.5-3 7.8-7.2 9.5-4.2-1.7-7.2-5-7.2-9.5V6L12 3.2Z',
  sound: 'M4.5 9.5v5h3l4.5 4v-13l-4.5 4h-3ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  'sound-off': 'M4.5 9.5v5h3l4.5 4v-13l-4.5 4h-3ZM16 9.8l4.5 4.4M20.5 9.8L16 14.2',
  sun: 'M12 7.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4ZM12 2.5v2M12 19.5v2M4.2 4.2l1.4 1.4M18.4 18.4l1.4 1.4M2.5 12h2M19.5 12h2M4.2 19.8l1.4-1.4M18.4 5.6l1.4-1.4',
  tag: 'M4 11.5V5.5A1.5 1.5 0 0 1 5.5 4h6l8.6 8.6a1.5 1.5 0 0 1 0 2.1l-5.4 5.4a1.5 1.5 0 0 1-2.1 0L4 11.5ZM8.3 8.3h.1',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10.3 11v5M13.7 11v5',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.5-3.7 3.5-5.5 7.5-5.5s7 1.8 7.5 5.5',
  users:
    'M9 4.5a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4ZM2.5 19.5c.4-3.4 3-5 6.5-5s6.1 1.6 6.5 5M16 5a3.5 3.5 0 0 1 0 6.7M18 14.8c2 .6 3.2 2.2 3.5 4.7',
  x: 'M6 6l12 12M18 6L6 18',
} as const

export const filledIconPaths = {
  'heart-filled': iconPaths.heart,
  star: 'M12 3.2l2.6 5.6 6.1.8-4.5 4.2 1.2 6.1-5.4-3-5.4 3 1.2-6.1-4.5-4.2 6.1-.8Z',
} as const

export type IconName = keyof typeof iconPaths | keyof typeof filledIconPaths

type IconProps = {
  name: IconName
  /** The accessible name. Omit it next to text: then the icon is decorative. */
  label?: string
  /** In the text's size steps; md is 18 px. */
  size?: 'sm' | 'md' | 'lg'
  className?: string
}

/**
 * The paths as strings: React creates and hydrates one element for an icon instead of two. A search page has two
 * hundred, and its rows take a fifth less time this way.
 */
const drawings = new Map<string, { __html: string }>(
  Object.entries({ ...iconPaths, ...filledIconPaths }).map(([name, path]) => [name, { __html: `<path d="${path}"/>` }]),
)
/** Has no role or label, because even undefined attributes are serialized to the browser by name. */
const HIDDEN = { 'aria-hidden': true }
const sizes = { sm: 'size-4', md: 'size-4.5', lg: 'size-5.5' }

export function Icon({ name, label, size = 'md', className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classNames('shrink-0', sizes[size], name in filledIconPaths ? 'icon-filled' : 'icon', className)}
      {...(label ? { role: 'img', 'aria-label': label } : HIDDEN)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the constants above, no user input
      dangerouslySetInnerHTML={drawings.get(name)}
    />
  )
}

/** An icon on a mint square: for the heading of a feature or of a row. */
export function IconTile({ icon, className }: { icon: IconName; className?: string }) {
  return (
    <span
      className={classNames('inline-grid size-11 shrink-0 place-items-center rounded-md bg-mint text-pine', className)}
    >
      <Icon name={icon} />
    </span>
  )
}
