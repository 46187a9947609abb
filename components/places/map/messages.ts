/** The map's messages, sent to the browser; must import nothing. */
export const mapMessages = {
  label: (total: number) => `Map of ${counted(total, 'provider')}`,
  loading: 'Loading the map...',
  skip: 'Skip the map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAll: 'Show all results',
  searchHere: 'Search this area',
  tooFar: 'Zoom in to search here',
  nearer: (marks: number) => `Zoomed in on ${counted(marks, 'provider')}.`,

  cluster: (count: number) => `${counted(count, 'provider')} close together`,
  homes(count: number, zips: readonly string[]): string {
    const where = zips.length > 2 ? `${zips.length} ZIP codes` : zips.join(' and ')
    return `${count} ${count === 1 ? 'family home' : 'family homes'} in ${where}`
  },
  byZip: 'Shown by ZIP, not by address.',
  preview: 'Chosen on the map',
  closePreview: 'Close',
  more: (count: number) => `and ${count} more: zoom in or filter`,
  noReviews: 'No reviews yet',
  reviewCount: (count: number) => `(${count.toLocaleString('en-US')})`,
  pin: (name: string, price: string, isSaved: boolean) => `${name}, ${price}${isSaved ? ', saved' : ''}`,
  noPinPrice: 'No price',
  viewDetails: 'View Details',
  providerLabel: (name: string) => `Map: ${name}`,
  andMore: (price: string) => `${price}+`,
  byAge: (low: string, weeklyHigh: string) => `${low} to ${weeklyHigh} by age`,
  /** "$285 a week, infants" */
  ofRoom: (weekly: string, room: string) => `${weekly}, ${room}`,
  asOf: (day: string) => ` as of ${day}`,
  noPrice: 'Price not confirmed',
  /** "2 infant openings, Nov 15" */
  openings(count: number | undefined, room: string | undefined, day: string): string {
    if (count === undefined) return `Opening confirmed ${day}`
    return `${[count, room, count === 1 ? 'opening' : 'openings'].filter(Boolean).join(' ')}, ${day}`
  },
  oldOpening: (day: string) => `Openings not confirmed since ${day}`,
  noOpening: 'No confirmed opening',
  family: 'Family home',

  failed: 'Your browser can’t show the map. The list has every result.',
  failedSmall: 'Your browser can’t show the map.',
  needsScript: 'The map needs JavaScript. The list has every result.',
  credit: 'Land: US Census Bureau',

  /** For those who do not see the map: where most of the providers are. */
  summary(total: number, zips: readonly { zip: string; count: number }[]): string {
    if (total === 0) return 'No providers to show on the map.'
    const most = zips.slice(0, 3).map(({ zip, count }) => `${zip} (${count.toLocaleString('en-US')})`)
    const [only, ...others] = zips
    const isAll = only !== undefined && others.length === 0 && only.count === total
    const where = isAll ? `, all in ${only.zip}` : most.length > 0 ? `, most in ${listed(most)}` : ''
    return `${counted(total, 'provider')}${where}.`
  },
  /** Which providers have no pin of their own. `isCut`: there are more than a map shows. */
  withoutPin({ total, onMap, homes, isCut }: { total: number; onMap: number; homes: number; isCut: boolean }): string {
    const missing = total - onMap
    const privately =
      homes > 0 && `${homes === 1 ? '1 is a family home' : `${homes} are family homes`}, shown by ZIP, not by address.`
    const some =
      missing > 0 &&
      (isCut
        ? `The map shows ${onMap.toLocaleString('en-US')} of ${counted(total, 'provider')}, the best matches first.`
        : `${missing === 1 ? '1 is' : `${missing} are`} only in the list: we don’t know the exact place.`)
    return [privately, some].filter(Boolean).join(' ')
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
