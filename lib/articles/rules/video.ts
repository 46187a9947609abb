/** A video that an article may name: of a host that we know, by its own id and nothing else of what was pasted. */
export type Video = { host: 'YouTube' | 'Vimeo'; href: string }

const YOUTUBE_HOSTS = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'])
const VIMEO_HOSTS = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'])
const YOUTUBE_ID = /^[A-Za-z0-9_-]{11}$/
const VIMEO_ID = /^\d{6,12}$/

/** What somebody pasted as the address of a video; null for every other host, and where it names none. */
export function videoOf(address: string): Video | null {
  if (!URL.canParse(address)) return null
  const { protocol, hostname, pathname, searchParams } = new URL(address)
  if (protocol !== 'https:') return null
  const parts = pathname.split('/').filter(Boolean)
  if (hostname === 'youtu.be') return youtube(parts[0])
  if (YOUTUBE_HOSTS.has(hostname))
    return youtube(
      parts[0] === 'watch' ? searchParams.get('v') : /^(embed|shorts|live)$/.test(parts[0] ?? '') ? parts[1] : null,
    )
  if (VIMEO_HOSTS.has(hostname)) return vimeo(parts.at(parts[0] === 'video' ? 1 : 0))
  return null
}

const youtube = (id: string | null | undefined): Video | null =>
  id && YOUTUBE_ID.test(id) ? { host: 'YouTube', href: `https://www.youtube.com/watch?v=${id}` } : null
const vimeo = (id: string | undefined): Video | null =>
  id && VIMEO_ID.test(id) ? { host: 'Vimeo', href: `https://vimeo.com/${id}` } : null
