/** Names what a generated page depends on. A write to it revalidates the tag in the same request. */
export const tags = {
  provider: (id: number) => `provider:${id}`,
  location: (slug: string) => `location:${slug}`,
  /** Every page made from the directory; revalidated after an import. */
  directory: () => 'directory',
  article: (id: number) => `article:${id}`,
  articles: () => 'articles',
  /** The page about the files of the open data. */
  downloads: () => 'downloads',
}
