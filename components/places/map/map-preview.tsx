import { useEffect, useRef } from 'react'
import { FavoriteButton } from '@/components/families/favorites/favorite-button'
import { ProviderThumbnail } from '@/components/providers/row-parts'
import { IconButton } from '@/components/ui/actions/icon-button'
import { AppLink } from '@/components/ui/actions/links'
import { classNames } from '@/components/ui/class-names'
import { Rating } from '@/components/ui/data/stars'
import { Icon } from '@/components/ui/surface/icon'
import { zipsOf } from '@/lib/places/map/rules/marks'
import type { MapPoint, Mark } from '@/lib/places/map/types'
import { distanceText, shortDistance } from '@/lib/places/rules/geo'
import { routes } from '@/lib/platform/http/routes'
import { dayText } from '@/lib/platform/time/dates'
import { freshnessOf } from '@/lib/providers/rules/openings'
import { moneyText, weeklyText } from '@/lib/providers/rules/tuition'
import { mapMessages as texts } from './messages'

type MarkButtonProps = {
  mark: Mark
  /** Pixels from the map's top left corner. */
  spot: { x: number; y: number }
  isLit: boolean
  isChosen: boolean
  isVisited: boolean
  isSaved: boolean
  onPress: () => void
  onPoint: (isOver: boolean) => void
}

/** One mark on the map: a price, a count, or the family homes of a ZIP code. */
export function MarkButton({ mark, spot, isLit, isChosen, isVisited, isSaved, onPress, onPoint }: MarkButtonProps) {
  const count = mark.points.length
  const [first] = mark.points
  return (
    <button
      type="button"
      data-mark={first.id}
      aria-label={markName(mark, isSaved)}
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
        {isSaved && <Icon name="heart-filled" size="sm" className="map-mark-heart" />}
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

const pinName = ({ name, priceCents, highCents }: MapPoint, isSaved: boolean) =>
  texts.pin(name, priceCents === null ? texts.noPinPrice : longPrice(priceCents, highCents), isSaved)

/** A mark's accessible name. */
function markName({ kind, points }: Mark, isSaved: boolean): string {
  if (kind === 'provider') return pinName(points[0], isSaved)
  if (kind === 'cluster') return texts.cluster(points.length)
  const zips = zipsOf(points).map(({ zip }) => zip)
  return `${texts.homes(points.length, zips)}. ${texts.byZip}`
}

const MOST = 20

/** The name of the child's room: "infant", "infants". */
export type Room = { adjective: string; plural: string }

type MapPreviewProps = { mark: Mark; today: string; room: Room | null; onClose: () => void }

/** The card of a pin, or several below each other; Escape closes it. */
export function MapPreview({ mark, today, room, onClose }: MapPreviewProps) {
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
      {mark.kind !== 'provider' && (
        <p className="map-preview-head">
          <strong className="block">{headOf(mark)}</strong>
          {mark.kind === 'homes' && <span className="text-sm text-soft">{texts.byZip}</span>}
        </p>
      )}
      <ul>
        {points.slice(0, MOST).map((point) => (
          <li key={point.id} className="map-card">
            <PointCard point={point} today={today} room={room} />
          </li>
        ))}
      </ul>
      {points.length > MOST && <p className="px-4 py-2 text-sm text-soft">{texts.more(points.length - MOST)}</p>}
      <IconButton icon="x" label={texts.closePreview} onClick={onClose} className="map-preview-close" />
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

type PointCardProps = { point: MapPoint; today: string; room: Room | null }

/** Everywhere on the card leads to the provider's page, except on the heart. */
function PointCard({ point, today, room }: PointCardProps) {
  const { id, name, zip, isHome, meters, rating, reviewCount, picture } = point
  const distance = shortDistance(distanceText(meters, isHome === true))
  const where = isHome ? `${distance} · ${texts.family}, ${zip}` : distance
  return (
    <>
      <ProviderThumbnail
        name={name}
        kind={isHome ? 'family_home' : 'center'}
        picture={picture}
        className="map-card-picture"
      />
      <span className="map-card-heart">
        <FavoriteButton
          look="round"
          provider={{ id, name, address: where, rating }}
          wayBack={window.location.pathname + window.location.search}
        />
      </span>
      <div>
        <AppLink href={routes.provider(id)} className="map-card-name">
          {name}
        </AppLink>
        <p className="text-soft">
          {rating === null ? (
            texts.noReviews
          ) : (
            <>
              <Rating rating={rating} className="text-ink" /> {texts.reviewCount(reviewCount)}
            </>
          )}
          {` · ${where}`}
        </p>
        <OpeningLine point={point} today={today} room={room} />
        <PriceLine point={point} today={today} room={room} />
        {/* The card is the name's link already. */}
        <span aria-hidden className="font-semibold text-pine">
          {texts.viewDetails}
        </span>
      </div>
    </>
  )
}

function OpeningLine({ point: { openingOn, openings }, today, room }: PointCardProps) {
  if (openingOn === null) return <p className="text-soft">{texts.noOpening}</p>
  const day = dayText(openingOn, today)
  if (!isFresh(openingOn, today)) return <p className="text-soft">{texts.oldOpening(day)}</p>
  return <p className="font-medium text-pine">{texts.openings(openings, room?.adjective, day)}</p>
}

function PriceLine({ point: { priceCents, highCents, priceOn }, today, room }: PointCardProps) {
  if (priceCents === null || priceOn === null) return <p className="text-soft">{texts.noPrice}</p>
  const price = longPrice(priceCents, highCents)
  return (
    <p>
      {room ? texts.ofRoom(price, room.plural) : price}
      {!isFresh(priceOn, today) && <small className="text-xs text-soft">{texts.asOf(dayText(priceOn, today))}</small>}
    </p>
  )
}

const isFresh = (confirmedOn: string, today: string) => freshnessOf({ confirmedOn }, today) === 'confirmed'
