/**
 * Counties that keep another time than most of their state. Source: 49 CFR 71.5, 71.7 and 71.9 (the lines between Eastern,
 * Central, Mountain and Pacific time). Where a line divides a county, its seat decides, and `PLACES` names the rest.
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

/** Places on the other side of a line that divides their county. */
export const PLACES_IN_ANOTHER_ZONE: Record<string, string> = {
  'port-st-joe-fl': 'America/New_York',
  'cody-ne': 'America/Denver',
  'merriman-ne': 'America/Denver',
  'west-wendover-nv': 'America/Denver',
  'adak-ak': 'America/Adak',
  'atka-ak': 'America/Adak',
}
