import { useEffect, useRef } from 'react'
import { AppLink } from '@/components/ui/actions/app-link'
import { IconButton } from '@/components/ui/actions/icon-button'
import { classNames } from '@/components/ui/class-names'
import { Rating } from '@/components/ui/data/stars'
import { Icon } from '@/components/ui/surface/icon'
import { zipsOf } from '@/lib/places/map/rules/marks'
import type { MapPoint, Mark } from '@/lib/places/map/types'
import { routes } from '@/lib/platform/http/routes'
import { dayText } from '@/lib/platform/time/dates'
import { moneyText, weeklyText } from '@/lib/providers/rules/tuition'
import { mapMessages as texts } from './messages'

type MarkButtonProps = {
  mark: Mark
  /** Pixels from the map's top left corner. */
  spot: { x: number; y: number }
  isLit: boolean
  isChosen: boolean
  isVisited: boolean
  onPress: () => void
  onPoint: (isOver: boolean) => void
}

/** One mark on the map: a price, a count, or the family homes of a ZIP code. */
export function MarkButton({ mark, spot, isLit, isChosen, isVisited, onPress, onPoint }: MarkButtonProps) {
  const count = mark.points.length
  const [first] = mark.points
  return (
    <button
      type="button"
      data-mark={first.id}
      aria-label={markName(mark)}
      aria-expanded={mark.kind === 'provider' || isChosen ? isChosen : undefined}
      title={count === 1 ? first.name : undefined}
      onClick={onPress}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
      style={{ transform: `translate(-50%, -50%) translate(${spot.x}px, ${spot.y}px)` }}
      className="map-mark"
    >
      <span
        className={classNames(
          'map-mark-face',
          `map-mark-${mark.kind}`,
          mark.kind === 'provider' && first.priceCents === null && 'map-mark-unpriced',
          isVisited && 'map-mark-visited',
          (isLit || isChosen) && 'map-mark-lit',
        )}
        data-large={count >= 20 || undefined}
      >
        {mark.kind === 'homes' && <Icon name="home" size="sm" />}
        {mark.kind === 'provider' ? shortPrice(first) : count}
      </span>
    </button>
  )
}

/** "$285", "$240+" where other ages cost more. */
function shortPrice({ priceCents, highCents }: MapPoint): string {
  if (priceCents === null) return texts.noPinPrice
  return highCents === undefined ? moneyText(priceCents) : texts.andMore(moneyText(priceCents))
}

/** "$285 a week", "$240 to $310 a week by age" */
function longPrice(priceCents: number, highCents: number | undefined): string {
  return highCents === undefined ? weeklyText(priceCents) : texts.byAge(moneyText(priceCents), weeklyText(highCents))
}

const pinName = ({ name, priceCents, highCents }: MapPoint) =>
  texts.pin(name, priceCents === null ? texts.noPinPrice : longPrice(priceCents, highCents))

/** A mark's accessible name. */
function markName({ kind, points }: Mark): string {
  if (kind === 'provider') return pinName(points[0])
  if (kind === 'cluster') return texts.cluster(points.length)
  const zips = zipsOf(points).map(({ zip }) => zip)
  return `${texts.homes(points.length, zips)}. ${texts.byZip}`
}

const MOST = 20

type MapPreviewProps = { mark: Mark; today: string; onClose: () => void }

/** The providers at a mark, in brief; Escape closes it. */
export function MapPreview({ mark, today, onClose }: MapPreviewProps) {
  const panel = useRef<HTMLElement>(null)
  const { points } = mark
  // biome-ignore lint/correctness/useExhaustiveDependencies: another mark takes the focus again
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
  }, [points[0].id])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={texts.preview}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="map-preview"
    >
      <IconButton icon="x" label={texts.closePreview} onClick={onClose} className="float-right -mr-2" />
      {mark.kind !== 'provider' && (
        <p className="pt-2 pb-1 text-ui">
          <strong className="block">{headOf(mark)}</strong>
          {mark.kind === 'homes' && <span className="text-sm text-soft">{texts.byZip}</span>}
        </p>
      )}
      <ul>
        {points.slice(0, MOST).map((point) => (
          <li key={point.id} className="border-t border-line py-2.5 first:border-0">
            <PointLines point={point} today={today} />
          </li>
        ))}
      </ul>
      {points.length > MOST && <p className="text-sm text-soft">{texts.more(points.length - MOST)}</p>}
    </section>
  )
}

function headOf({ kind, points }: Mark): string {
  if (kind === 'cluster') return texts.cluster(points.length)
  return texts.homes(
    points.length,
    zipsOf(points).map(({ zip }) => zip),
  )
}

function PointLines({ point, today }: { point: MapPoint; today: string }) {
  const { id, name, zip, isHome, rating, reviewCount, priceCents, highCents, priceOn, openingOn } = point
  return (
    <>
      <AppLink
        href={routes.provider(id)}
        className="inline-block min-h-6 font-semibold hover:text-pine hover:underline"
      >
        {name}
      </AppLink>
      <p className="text-sm text-soft">
        {isHome && `${texts.family}, ${zip} · `}
        {rating === null ? (
          texts.noReviews
        ) : (
          <>
            <Rating rating={rating} className="text-ink" /> {texts.reviews(reviewCount)}
          </>
        )}
      </p>
      <p className={openingOn ? 'text-sm font-medium text-pine' : 'text-sm text-soft'}>
        {openingOn ? texts.opening(dayText(openingOn, today)) : texts.noOpening}
      </p>
      <p className="text-sm">
        {priceCents !== null && priceOn
          ? texts.price(longPrice(priceCents, highCents), dayText(priceOn, today))
          : texts.noPrice}
      </p>
      {/* The name is the link; this one is for those who look for it. */}
      <AppLink
        href={routes.provider(id)}
        aria-hidden
        tabIndex={-1}
        className="inline-block min-h-6 text-sm font-semibold text-pine hover:underline"
      >
        {texts.viewDetails}
      </AppLink>
    </>
  )
}
