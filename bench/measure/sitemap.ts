/** The paths that a file of the sitemap lists. */
export async function fetchSitemap(origin: string, file: string): Promise<string[]> {
  const response = await fetch(`${origin}/sitemaps/${file}`)
  const paths = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc]) => new URL(loc ?? '').pathname,
  )
  if (paths.length === 0) throw new Error(`${file}: ${response.status}, no address in it`)
  return paths
}
