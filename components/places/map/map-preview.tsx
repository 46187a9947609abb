import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { FavoriteButton } from '@/components/families/favorites/favorite-button'
import { ProviderThumbnail } from '@/components/providers/row-parts'
import { type RowTexts, useRowTexts } from '@/components/providers/row-text'
import { IconButton } from '@/components/ui/actions/icon-button'
import { AppLink } from '@/components/ui/actions/links'
import { classNames } from '@/components/ui/class-names'
import { Rating } from '@/components/ui/data/stars'
import { Icon } from '@/components/ui/surface/icon'
import type { MapPoint, Mark } from '@/lib/places/map/types'
import { distanceText } from '@/lib/places/rules/geo'
import { routes } from '@/lib/platform/http/routes'
import type { Locale } from '@/lib/platform/language/locales'
import { dayText } from '@/lib/platform/time/dates'
import { type AgeBandCode, bandPlural } from '@/lib/providers/rules/ages'
import { freshnessOf } from '@/lib/providers/rules/openings'
import { moneyText } from '@/lib/providers/rules/tuition'
import { type MapTexts, markText } from './map-text'

type MarkButtonProps = {
  mark: Mark
  /** Pixels from the map's top left corner. */
  spot: { x: number; y: number }
  isLit: boolean
  isChosen: boolean
  isVisited: boolean
  isSaved: boolean
  t: MapTexts
  onPress: () => void
  onPoint: (isOver: boolean) => void
}

/** One mark on the map: a price, a count, or the family homes of a ZIP code. */
export function MarkButton(props: MarkButtonProps) {
  const { mark, spot, isLit, isChosen, isVisited, isSaved, t, onPress, onPoint } = props
  const locale = useLocale()
  const count = mark.points.length
  const [first] = mark.points
  return (
    <button
      type="button"
      data-mark={first.id}
      aria-label={markName(mark, isSaved, t, locale)}
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
        {mark.kind === 'provider' ? shortPrice(first, t) : count}
      </span>
    </button>
  )
}

/** "$285", "$240+" where other ages cost more. */
function shortPrice({ priceCents, highCents }: MapPoint, t: MapTexts): string {
  if (priceCents === null) return t('noPinPrice')
  return highCents === undefined ? moneyText(priceCents) : `${moneyText(priceCents)}+`
}

/** "$285 a week", "$240 to $310 a week by age" */
function longPrice(priceCents: number, highCents: number | undefined, t: MapTexts): string {
  if (highCents === undefined) return t('week', { price: moneyText(priceCents) })
  return t('byAge', { low: moneyText(priceCents), high: moneyText(highCents) })
}

function pinName({ name, priceCents, highCents }: MapPoint, isSaved: boolean, t: MapTexts): string {
  const price = priceCents === null ? t('noPinPrice') : longPrice(priceCents, highCents, t)
  return isSaved ? t('savedPin', { name, price }) : t('pin', { name, price })
}

/** A mark's accessible name. */
function markName(mark: Mark, isSaved: boolean, t: MapTexts, locale: Locale): string {
  const { kind, points } = mark
  if (kind === 'provider') return pinName(points[0], isSaved, t)
  const text = markText(mark, t, locale)
  return kind === 'cluster' ? text : `${text}. ${t('byZip')}`
}

const MOST = 20

/** The child's room. */
export type Room = AgeBandCode

type MapPreviewProps = { mark: Mark; today: string; room: Room | null; onClose: () => void }

/** The card of a pin, or several below each other; Escape closes it. */
export function MapPreview({ mark, today, room, onClose }: MapPreviewProps) {
  const t = useTranslations('places.map')
  const rowTexts = useRowTexts()
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
      aria-label={t('preview')}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="map-preview"
    >
      {mark.kind !== 'provider' && (
        <p className="map-preview-head">
          <strong className="block">{markText(mark, t, rowTexts.locale)}</strong>
          {mark.kind === 'homes' && <span className="text-sm text-soft">{t('byZip')}</span>}
        </p>
      )}
      <ul>
        {points.slice(0, MOST).map((point) => (
          <li key={point.id} className="map-card">
            <PointCard point={point} today={today} room={room} t={t} rowTexts={rowTexts} />
          </li>
        ))}
      </ul>
      {points.length > MOST && (
        <p className="px-4 py-2 text-sm text-soft">{t('more', { count: points.length - MOST })}</p>
      )}
      <IconButton icon="x" label={t('closePreview')} onClick={onClose} className="map-preview-close" />
    </section>
  )
}

type PointCardProps = { point: MapPoint; today: string; room: Room | null; t: MapTexts; rowTexts: RowTexts }

/** Everywhere on the card leads to the provider's page, except on the heart. */
function PointCard(props: PointCardProps) {
  const { point, t, rowTexts } = props
  const { id, name, zip, isHome, meters, rating, reviewCount, picture } = point
  const distance = distanceText(rowTexts.distance, meters, { isApproximate: isHome === true, length: 'short' })
  const where = isHome ? `${distance} · ${t('family')}, ${zip}` : distance
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
          variant="round"
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
            rowTexts.row('noReviews')
          ) : (
            <>
              <Rating rating={rating} className="text-ink" /> {t('reviewCount', { count: reviewCount })}
            </>
          )}
          {` · ${where}`}
        </p>
        <OpeningLine {...props} />
        <PriceLine {...props} />
        {/* The card is the name's link already. */}
        <span aria-hidden className="font-semibold text-pine">
          {rowTexts.row('viewDetails')}
        </span>
      </div>
    </>
  )
}

function OpeningLine({ point: { openingOn, openings: count }, today, room, t, rowTexts }: PointCardProps) {
  if (openingOn === null) return <p className="text-soft">{t('noOpening')}</p>
  const day = dayText(rowTexts.locale, openingOn, today)
  if (!isFresh(openingOn, today)) return <p className="text-soft">{rowTexts.row('openings.unconfirmed', { day })}</p>
  const text =
    count === undefined
      ? t('opening', { day })
      : room
        ? t('openingsOfRoom', { count, room, day })
        : t('openings', { count, day })
  return <p className="font-medium text-pine">{text}</p>
}

function PriceLine({ point: { priceCents, highCents, priceOn }, today, room, t, rowTexts }: PointCardProps) {
  if (priceCents === null || priceOn === null) return <p className="text-soft">{t('noPrice')}</p>
  const price = longPrice(priceCents, highCents, t)
  return (
    <p>
      {room ? t('ofRoom', { price, room: bandPlural(rowTexts.ages, room) }) : price}
      {!isFresh(priceOn, today) && (
        <small className="text-xs text-soft">{` ${rowTexts.row('asOf', { day: dayText(rowTexts.locale, priceOn, today) })}`}</small>
      )}
    </p>
  )
}

const isFresh = (confirmedOn: string, today: string) => freshnessOf({ confirmedOn }, today) === 'confirmed'
