import type { Label } from '@/lib/map/rules/labels'

/** Cities with their dots, and counties in spaced letters; inside of an svg whose origin is the middle of the map. */
export function PlaceNames({ labels }: { labels: Label[] }) {
  return (
    <g aria-hidden className="map-names">
      {labels.map(({ place, x, y }) => (
        <g key={place.slug} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          {place.kind === 'city' && <circle r="2.5" className="map-city" />}
          <text y={place.kind === 'city' ? 16 : 4} textAnchor="middle" className={`map-name-${place.kind}`}>
            {place.name}
          </text>
        </g>
      ))}
    </g>
  )
}
