'use client'

import dynamic from 'next/dynamic'

/**
 * What a map alone needs, its styles among it: a list on the same address fetches none of it. By `dynamic` and not `lazy`, which would
 * not name the styles in the page, and without JavaScript there would be none.
 */
export const SearchMap = dynamic(() => import('./search-map').then((file) => file.SearchMap))
export const MapRows = dynamic(() => import('./map-rows').then((file) => file.MapRows))
