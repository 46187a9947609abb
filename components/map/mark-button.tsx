import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { Mark, Spot } from '@/lib/map/types'
import { markName } from './mark-name'

type MarkButtonProps = {
  mark: Mark
  spot: Spot
  isLit: boolean
  isChosen: boolean
  onPress: () => void
}

/** One mark of the map that moves; the middle of the map is its origin. */
export function MarkButton({ mark, spot, isLit, isChosen, onPress }: MarkButtonProps) {
  const count = mark.points.length
  return (
    <button
      type="button"
      data-mark={mark.points[0].id}
      aria-label={markName(mark)}
      aria-expanded={mark.kind === 'provider' || isChosen ? isChosen : undefined}
      title={count === 1 ? mark.points[0].name : undefined}
      onClick={onPress}
      style={{ transform: `translate(-50%, -50%) translate(${spot.x}px, ${spot.y}px)` }}
      className="map-mark"
    >
      <span
        className={classNames('map-mark-face', `map-mark-${mark.kind}`, (isLit || isChosen) && 'map-mark-lit')}
        data-large={count >= 100 || undefined}
      >
        {mark.kind === 'homes' && <Icon name="home" size="sm" />}
        {(count > 1 || mark.kind === 'homes') && count}
      </span>
    </button>
  )
}
