import { classNames } from './class-names'
import { filledIconPaths, type IconName, iconPaths } from './icon-paths'

type IconProps = {
  name: IconName
  /** Said by screen readers. Leave it out where words stand beside the icon: then the icon is decoration. */
  label?: string
  /** In the text's size steps; md is 18 px. */
  size?: 'sm' | 'md' | 'lg'
  className?: string
}

const paths: Record<IconName, string> = { ...iconPaths, ...filledIconPaths }
const sizes = { sm: 'size-4', md: 'size-4.5', lg: 'size-5.5' }

export function Icon({ name, label, size = 'md', className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classNames('shrink-0', sizes[size], name in filledIconPaths ? 'icon-filled' : 'icon', className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={paths[name]} />
    </svg>
  )
}
