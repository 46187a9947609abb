import { TOUR_FRAME_ORIGINS as FRAMES } from '@/lib/platform/security/origins.mjs'

/** The parts that virtual tours show, in page order, with one tour for each. Labels are in messages/en/providers/tourPlaces.json. */
export const TOUR_PLACE_CODES = ['main_environment', 'outdoor_area', 'extra'] as const
export type TourPlace = (typeof TOUR_PLACE_CODES)[number]

/** Stored as the title of a tour that has none; the page shows the label of its place instead. */
export const DEFAULT_TOUR_TITLES: Record<TourPlace, string> = {
  main_environment: 'Main environment',
  outdoor_area: 'Outdoor area',
  extra: 'Another view',
}

/** `link`: its URL on its own site; `frame`: the URL for an iframe; `host`: the site's name. */
export type TourLink = { host: string; link: string; frame: string }

type Host = { name: string; at: readonly string[]; read: (url: URL) => Omit<TourLink, 'host'> | null }

const idIn = (text: string | null | undefined, shape: RegExp) => (shape.test(text ?? '') ? (text ?? null) : null)
const parts = ({ pathname }: URL) => pathname.split('/').filter(Boolean)

const HOSTS: readonly Host[] = [
  {
    name: 'YouTube',
    at: ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be', 'www.youtube-nocookie.com'],
    read: (url) => {
      const [first, second] = parts(url)
      const typed = url.hostname === 'youtu.be' ? first : (url.searchParams.get('v') ?? second)
      const id = idIn(typed, /^[\w-]{11}$/)
      if (id === null) return null
      return { link: `https://www.youtube.com/watch?v=${id}`, frame: `${FRAMES.youtube}/embed/${id}?rel=0` }
    },
  },
  {
    name: 'Vimeo',
    at: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
    read: (url) => {
      const [typed, more] = parts(url).filter((part) => part !== 'video')
      const id = idIn(typed, /^\d{6,12}$/)
      // The URL of an unlisted video has a second part.
      const key = idIn(more ?? url.searchParams.get('h'), /^[0-9a-f]{6,20}$/)
      if (id === null) return null
      return {
        link: ['https://vimeo.com', id, key].filter(Boolean).join('/'),
        frame: `${FRAMES.vimeo}/video/${id}?dnt=1${key ? `&h=${key}` : ''}`,
      }
    },
  },
  {
    name: 'Matterport',
    at: ['my.matterport.com', 'matterport.com', 'www.matterport.com'],
    read: (url) => {
      const id = idIn(url.searchParams.get('m'), /^[A-Za-z0-9]{8,14}$/)
      const link = `${FRAMES.matterport}/show/?m=${id}`
      return id === null ? null : { link, frame: link }
    },
  },
  {
    name: 'Kuula',
    at: ['kuula.co', 'www.kuula.co'],
    read: (url) => {
      const [first, second, third] = parts(url)
      const isCollection = second === 'collection'
      const id = idIn(isCollection ? third : second, /^[A-Za-z0-9]{4,10}$/)
      if (id === null || (first !== 'post' && first !== 'share')) return null
      const link = `${FRAMES.kuula}/share/${isCollection ? 'collection/' : ''}${id}`
      return { link, frame: link }
    },
  },
]

/** The display names of the sites. */
export const TOUR_HOST_NAMES = HOSTS.map(({ name }) => name)

/** Parses a link to a video or 360° tour; null for any other site or an invalid link. */
export function parseTourLink(text: string): TourLink | null {
  const address = /^[a-z]+:/i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.port !== '') return null
  const host = HOSTS.find(({ at }) => at.includes(url.hostname))
  const read = host?.read(url)
  return host && read ? { host: host.name, ...read } : null
}
