'use client'

import { Map as MapLibre, setWorkerUrl } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import { parseAttributions } from '@/lib/places/google/rules'
import { unproject } from '@/lib/places/map/rules/mercator'
import type { Camera } from '@/lib/places/map/types'
import type { Attribution } from '@/lib/places/types'

// A file of our own: the policy allows no worker from a blob.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href)

type StyleGroundProps = { styleUrl: string; camera: Camera; onFail: () => void }

/**
 * A third party's map style below our marks. MapLibre renders it with our camera. Its library loads with the first map
 * that has a style.
 */
export default function StyledBaseMap({ styleUrl, camera, onFail }: StyleGroundProps) {
  const ground = useRef<HTMLDivElement>(null)
  const map = useRef<MapLibre>(null)
  const [credits, setCredits] = useState<Attribution[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the initial camera; the effects below follow changes
  useEffect(() => {
    const container = ground.current
    if (!container) return
    let isRendered = false
    try {
      const made = new MapLibre({
        container,
        style: styleUrl,
        interactive: false,
        attributionControl: false,
        ...viewOf(camera),
      })
      map.current = made
      made.on('load', () => {
        isRendered = true
        setCredits(creditsOf(made))
      })
      // Before the first render our outline is better; after that a missing tile is only a gap.
      made.on('error', () => !isRendered && onFail())
    } catch {
      onFail()
    }
    return () => {
      map.current?.remove()
      map.current = null
    }
  }, [styleUrl])

  useEffect(() => {
    map.current?.jumpTo(viewOf(camera))
  }, [camera])

  return (
    <>
      <div ref={ground} aria-hidden className="map-style" />
      {credits.length > 0 && (
        <p data-map-control className="map-credit">
          {credits.map(({ text, url }) =>
            url ? (
              <a key={text} href={url} rel="noreferrer" className="underline">
                {text}
              </a>
            ) : (
              <span key={text}>{text}</span>
            ),
          )}
        </p>
      )}
    </>
  )
}

function viewOf(camera: Camera) {
  const { latitude, longitude } = unproject(camera)
  return { center: [longitude, latitude] as [number, number], zoom: camera.zoom }
}

/** The credits that the style's sources require, each once. */
function creditsOf(map: MapLibre): Attribution[] {
  const texts = Object.keys(map.getStyle().sources).flatMap((id) => {
    const source = map.getSource(id)
    return source?.attribution ? [source.attribution] : []
  })
  const all = [...new Set(texts)].flatMap(parseAttributions)
  return [...new Map(all.map((one) => [one.text, one])).values()]
}
