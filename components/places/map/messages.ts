/** The map's messages, sent to the browser; must import nothing. */
export const mapMessages = {
  label: (total: number) => `Map of ${counted(total, 'provider')}`,
  description:
    'The arrow keys move the map, plus and minus change its scale, Tab goes from mark to mark. The same providers are in the list.',
  loading: 'Loading the map...',
  skip: 'Skip the map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAll: 'Show all results',
  move: 'Move the map',
  moveTo: { up: 'Move up', down: 'Move down', left: 'Move left', right: 'Move right' },
  searchHere: 'Search this area',
  tooFar: 'Zoom in to search here',
  nearer: (marks: number) => `Zoomed in. ${counted(marks, 'mark')} on the map.`,
  seen: (providers: number) => `${counted(providers, 'provider')} to be seen.`,

  cluster: (count: number) => `${counted(count, 'provider')} close together`,
  homes(count: number, zips: readonly string[]): string {
    const where = zips.length > 2 ? `${zips.length} ZIP codes` : zips.join(' and ')
    return `${count} ${count === 1 ? 'family home' : 'family homes'} in ${where}`
  },
  byZip: 'Shown by ZIP, not by address.',
  byZipLegend: 'Family homes, shown by ZIP code',
  preview: 'Chosen on the map',
  closePreview: 'Close',
  more: (count: number) => `and ${count} more: come nearer or filter`,
  noReviews: 'No reviews yet',
  reviews: (count: number) => (count === 1 ? '1 review' : `${count.toLocaleString('en-US')} reviews`),
  price: (weekly: string, day: string) => `from ${weekly}, confirmed ${day}`,
  noPrice: 'Price not confirmed',
  opening: (day: string) => `Opening confirmed ${day}`,
  noOpening: 'No confirmed opening',
  family: 'Family home',

  styleFailed: 'The detailed map did not load. This is our own outline.',
  failed: 'The map could not be loaded. The list has all results.',
  credit: 'Outline: US Census Bureau',

  summary(total: number, zips: readonly { zip: string; count: number }[], homes: number, onMap: number): string {
    if (total === 0) return 'No provider to show on the map.'
    const most = zips.slice(0, 3).map(({ zip, count }) => `${zip} (${count.toLocaleString('en-US')})`)
    const where = zips.length === 1 ? `, all in ${zips[0]?.zip}` : most.length > 0 ? `, most in ${listed(most)}` : ''
    const some = onMap < total ? ` The map shows ${onMap.toLocaleString('en-US')} of them, the best matches first.` : ''
    const privately =
      homes === 0
        ? ''
        : ` ${homes === 1 ? '1 is a family home' : `${homes} are family homes`}, shown by ZIP, not by address.`
    return `${counted(total, 'provider')}${where}.${privately}${some}`
  },
  table: 'Providers by ZIP code',
  zip: 'ZIP code',
  providers: 'Providers',
  ofWhichHomes: 'Family homes',
} as const

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
