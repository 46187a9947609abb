import { classNames } from './class-names'
import { Icon } from './icon'
import type { IconName } from './icon-paths'

/** An icon on a mint square: the head of a feature or of a row. */
export function IconTile({ icon, className }: { icon: IconName; className?: string }) {
  return (
    <span
      className={classNames('inline-grid size-11 shrink-0 place-items-center rounded-md bg-mint text-pine', className)}
    >
      <Icon name={icon} />
    </span>
  )
}
