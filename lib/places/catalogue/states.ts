import { SITE } from '@/lib/platform/config/site'

/**
 * The states and the District of Columbia, with the time zone of most of each. Territories and military post offices are
 * not in the directory: their childcare is not licensed by a state, and GeoNames has no points for most of them.
 */
export const STATES = [
  { code: 'AL', name: 'Alabama', timeZone: 'America/Chicago' },
  { code: 'AK', name: 'Alaska', timeZone: 'America/Anchorage' },
  { code: 'AZ', name: 'Arizona', timeZone: 'America/Phoenix' },
  { code: 'AR', name: 'Arkansas', timeZone: 'America/Chicago' },
  { code: 'CA', name: 'California', timeZone: 'America/Los_Angeles' },
  { code: 'CO', name: 'Colorado', timeZone: 'America/Denver' },
  { code: 'CT', name: 'Connecticut', timeZone: 'America/New_York' },
  { code: 'DE', name: 'Delaware', timeZone: 'America/New_York' },
  { code: 'DC', name: 'District of Columbia', timeZone: 'America/New_York' },
  { code: 'FL', name: 'Florida', timeZone: 'America/New_York' },
  { code: 'GA', name: 'Georgia', timeZone: 'America/New_York' },
  { code: 'HI', name: 'Hawaii', timeZone: 'Pacific/Honolulu' },
  { code: 'ID', name: 'Idaho', timeZone: 'America/Boise' },
  { code: 'IL', name: 'Illinois', timeZone: 'America/Chicago' },
  { code: 'IN', name: 'Indiana', timeZone: 'America/Indiana/Indianapolis' },
  { code: 'IA', name: 'Iowa', timeZone: 'America/Chicago' },
  { code: 'KS', name: 'Kansas', timeZone: 'America/Chicago' },
  { code: 'KY', name: 'Kentucky', timeZone: 'America/New_York' },
  { code: 'LA', name: 'Louisiana', timeZone: 'America/Chicago' },
  { code: 'ME', name: 'Maine', timeZone: 'America/New_York' },
  { code: 'MD', name: 'Maryland', timeZone: 'America/New_York' },
  { code: 'MA', name: 'Massachusetts', timeZone: 'America/New_York' },
  { code: 'MI', name: 'Michigan', timeZone: 'America/Detroit' },
  { code: 'MN', name: 'Minnesota', timeZone: 'America/Chicago' },
  { code: 'MS', name: 'Mississippi', timeZone: 'America/Chicago' },
  { code: 'MO', name: 'Missouri', timeZone: 'America/Chicago' },
  { code: 'MT', name: 'Montana', timeZone: 'America/Denver' },
  { code: 'NE', name: 'Nebraska', timeZone: 'America/Chicago' },
  { code: 'NV', name: 'Nevada', timeZone: 'America/Los_Angeles' },
  { code: 'NH', name: 'New Hampshire', timeZone: 'America/New_York' },
  { code: 'NJ', name: 'New Jersey', timeZone: 'America/New_York' },
  { code: 'NM', name: 'New Mexico', timeZone: 'America/Denver' },
  { code: 'NY', name: 'New York', timeZone: 'America/New_York' },
  { code: 'NC', name: 'North Carolina', timeZone: 'America/New_York' },
  { code: 'ND', name: 'North Dakota', timeZone: 'America/Chicago' },
  { code: 'OH', name: 'Ohio', timeZone: 'America/New_York' },
  { code: 'OK', name: 'Oklahoma', timeZone: 'America/Chicago' },
  { code: 'OR', name: 'Oregon', timeZone: 'America/Los_Angeles' },
  { code: 'PA', name: 'Pennsylvania', timeZone: 'America/New_York' },
  { code: 'RI', name: 'Rhode Island', timeZone: 'America/New_York' },
  { code: 'SC', name: 'South Carolina', timeZone: 'America/New_York' },
  { code: 'SD', name: 'South Dakota', timeZone: 'America/Chicago' },
  { code: 'TN', name: 'Tennessee', timeZone: 'America/Chicago' },
  { code: 'TX', name: 'Texas', timeZone: 'America/Chicago' },
  { code: 'UT', name: 'Utah', timeZone: 'America/Denver' },
  { code: 'VT', name: 'Vermont', timeZone: 'America/New_York' },
  { code: 'VA', name: 'Virginia', timeZone: 'America/New_York' },
  { code: 'WA', name: 'Washington', timeZone: 'America/Los_Angeles' },
  { code: 'WV', name: 'West Virginia', timeZone: 'America/New_York' },
  { code: 'WI', name: 'Wisconsin', timeZone: 'America/Chicago' },
  { code: 'WY', name: 'Wyoming', timeZone: 'America/Denver' },
] as const

export type StateCode = (typeof STATES)[number]['code']

export function findState(code: string): (typeof STATES)[number] | undefined {
  return STATES.find((state) => state.code === code.toUpperCase())
}

/**
 * Counties in another time zone than most of their state. Source: 49 CFR 71.5, 71.7 and 71.9 (the boundaries between Eastern,
 * Central, Mountain and Pacific time). Where a boundary divides a county, its seat decides, and PLACES_IN_ANOTHER_ZONE lists
 * the exceptions.
 */
export const COUNTIES_IN_ANOTHER_ZONE: { state: string; timeZone: string; counties: string[] }[] = [
  {
    // West of the Apalachicola River.
    state: 'FL',
    timeZone: 'America/Chicago',
    counties: 'Bay, Calhoun, Escambia, Gulf, Holmes, Jackson, Okaloosa, Santa Rosa, Walton, Washington'.split(', '),
  },
  {
    state: 'IN',
    timeZone: 'America/Chicago',
    counties:
      'Gibson, Jasper, Lake, LaPorte, Newton, Perry, Porter, Posey, Spencer, Starke, Vanderburgh, Warrick'.split(', '),
  },
  {
    state: 'KY',
    timeZone: 'America/Chicago',
    counties: [
      'Adair, Allen, Ballard, Barren, Breckinridge, Butler, Caldwell, Calloway, Carlisle, Christian, Clinton, Crittenden',
      'Cumberland, Daviess, Edmonson, Fulton, Graves, Grayson, Green, Hancock, Hart, Henderson, Hickman, Hopkins',
      'Livingston, Logan, Lyon, Marshall, McCracken, McLean, Metcalfe, Monroe, Muhlenberg, Ohio, Russell, Simpson, Todd',
      'Trigg, Union, Warren, Webster',
    ].flatMap((line) => line.split(', ')),
  },
  { state: 'MI', timeZone: 'America/Chicago', counties: ['Dickinson', 'Gogebic', 'Iron', 'Menominee'] },
  {
    state: 'TN',
    timeZone: 'America/New_York',
    counties: [
      'Anderson, Blount, Bradley, Campbell, Carter, Claiborne, Cocke, Grainger, Greene, Hamblen, Hamilton, Hancock, Hawkins',
      'Jefferson, Johnson, Knox, Loudon, McMinn, Meigs, Monroe, Morgan, Polk, Rhea, Roane, Scott, Sevier, Sullivan, Unicoi',
      'Union, Washington',
    ].flatMap((line) => line.split(', ')),
  },
  { state: 'KS', timeZone: 'America/Denver', counties: ['Greeley', 'Hamilton', 'Sherman', 'Wallace'] },
  {
    state: 'NE',
    timeZone: 'America/Denver',
    counties: [
      'Arthur, Banner, Box Butte, Chase, Cheyenne, Dawes, Deuel, Dundy, Garden, Grant, Hooker, Keith, Kimball, Morrill',
      'Perkins, Scotts Bluff, Sheridan, Sioux',
    ].flatMap((line) => line.split(', ')),
  },
  {
    state: 'ND',
    timeZone: 'America/Denver',
    counties: 'Adams, Billings, Bowman, Dunn, Golden Valley, Grant, Hettinger, Slope, Stark'.split(', '),
  },
  {
    state: 'SD',
    timeZone: 'America/Denver',
    counties: [
      'Bennett, Butte, Corson, Custer, Dewey, Fall River, Haakon, Harding, Jackson, Lawrence, Meade, Oglala Lakota',
      'Pennington, Perkins, Ziebach',
    ].flatMap((line) => line.split(', ')),
  },
  { state: 'TX', timeZone: 'America/Denver', counties: ['El Paso', 'Hudspeth'] },
  {
    state: 'ID',
    timeZone: 'America/Los_Angeles',
    counties: 'Benewah, Bonner, Boundary, Clearwater, Idaho, Kootenai, Latah, Lewis, Nez Perce, Shoshone'.split(', '),
  },
  { state: 'OR', timeZone: 'America/Boise', counties: ['Malheur'] },
]

/** Places on the other side of a boundary that divides their county. */
export const PLACES_IN_ANOTHER_ZONE: Record<string, string> = {
  'port-st-joe-fl': 'America/New_York',
  'cody-ne': 'America/Denver',
  'merriman-ne': 'America/Denver',
  'west-wendover-nv': 'America/Denver',
  'adak-ak': 'America/Adak',
  'atka-ak': 'America/Adak',
}

/** The IANA time zone of a location: its own exception, or else its county's, or else its state's. Source: 49 CFR part 71. */
export function timeZoneOf(slug: string, state: string, county: string | null): string {
  const own = PLACES_IN_ANOTHER_ZONE[slug]
  if (own) return own
  const rule = COUNTIES_IN_ANOTHER_ZONE.find(
    (exception) => exception.state === state && county !== null && exception.counties.includes(county),
  )
  return rule?.timeZone ?? findState(state)?.timeZone ?? SITE.timeZone
}
