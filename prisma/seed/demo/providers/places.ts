import { slugify } from '@/lib/providers/rules/names'
import type { Outline } from './outlines'

/** A location of invented providers. */
export type DemoCity = {
  slug: string
  name: string
  county: string
  /** Two letters for the invented license numbers. */
  countyCode: string
  areaCodes: readonly string[]
  providers: number
  montessori: number
  /** Dollars a week for an infant in an average center of the county. */
  infantWeekly: number
  zips: readonly (readonly [zip: string, latitude: number, longitude: number])[]
}

/** The 20 cities of the specification, with ZIP points from GeoNames (CC BY 4.0). */
const ORANGE = { county: 'Orange', countyCode: 'OR', infantWeekly: 295 }
const SEMINOLE = { county: 'Seminole', countyCode: 'SE', infantWeekly: 300 }
const LAKE = { county: 'Lake', countyCode: 'LA', infantWeekly: 245 }
const OSCEOLA = { county: 'Osceola', countyCode: 'OS', infantWeekly: 260 }
const VOLUSIA = { county: 'Volusia', countyCode: 'VO', infantWeekly: 240 }
const POLK = { county: 'Polk', countyCode: 'PO', infantWeekly: 230 }
const HILLSBOROUGH = { county: 'Hillsborough', countyCode: 'HI', infantWeekly: 300 }
const PALM_BEACH = { county: 'Palm Beach', countyCode: 'PB', infantWeekly: 335 }
const BROWARD = { county: 'Broward', countyCode: 'BR', infantWeekly: 325 }

const CENTRAL = ['407', '321', '689'] as const

export const FLORIDA_CITIES: readonly DemoCity[] = [
  {
    slug: 'orlando-fl',
    name: 'Orlando',
    ...ORANGE,
    areaCodes: CENTRAL,
    providers: 62,
    montessori: 11,
    zips: [
      ['32801', 28.5399, -81.3727],
      ['32803', 28.5559, -81.3535],
      ['32804', 28.5754, -81.3955],
      ['32806', 28.514, -81.357],
      ['32807', 28.5515, -81.3051],
      ['32808', 28.5803, -81.4396],
      ['32812', 28.4998, -81.3288],
      ['32822', 28.4944, -81.2902],
      ['32825', 28.5469, -81.2571],
      ['32828', 28.5523, -81.1795],
      ['32835', 28.5289, -81.4787],
      ['32839', 28.4871, -81.4082],
    ],
  },
  {
    slug: 'winter-park-fl',
    name: 'Winter Park',
    ...ORANGE,
    infantWeekly: 325,
    areaCodes: CENTRAL,
    providers: 28,
    montessori: 9,
    zips: [
      ['32789', 28.5978, -81.3534],
      ['32792', 28.5974, -81.3036],
    ],
  },
  {
    slug: 'altamonte-springs-fl',
    name: 'Altamonte Springs',
    ...SEMINOLE,
    areaCodes: CENTRAL,
    providers: 26,
    montessori: 9,
    zips: [
      ['32701', 28.6666, -81.365],
      ['32714', 28.6625, -81.4117],
    ],
  },
  {
    slug: 'apopka-fl',
    name: 'Apopka',
    ...ORANGE,
    infantWeekly: 265,
    areaCodes: CENTRAL,
    providers: 24,
    montessori: 1,
    zips: [
      ['32703', 28.6354, -81.4888],
      ['32712', 28.712, -81.5136],
    ],
  },
  {
    slug: 'clermont-fl',
    name: 'Clermont',
    ...LAKE,
    infantWeekly: 270,
    areaCodes: ['352'],
    providers: 27,
    montessori: 9,
    zips: [
      ['34711', 28.5525, -81.7574],
      ['34715', 28.6259, -81.7306],
    ],
  },
  {
    slug: 'tavares-fl',
    name: 'Tavares',
    ...LAKE,
    areaCodes: ['352'],
    providers: 19,
    montessori: 0,
    zips: [['32778', 28.801, -81.734]],
  },
  {
    slug: 'leesburg-fl',
    name: 'Leesburg',
    ...LAKE,
    infantWeekly: 230,
    areaCodes: ['352'],
    providers: 20,
    montessori: 1,
    zips: [
      ['34748', 28.808, -81.8858],
      ['34788', 28.8887, -81.7827],
    ],
  },
  {
    slug: 'kissimmee-fl',
    name: 'Kissimmee',
    ...OSCEOLA,
    areaCodes: CENTRAL,
    providers: 31,
    montessori: 9,
    zips: [
      ['34741', 28.3051, -81.4242],
      ['34743', 28.3306, -81.3544],
      ['34744', 28.3078, -81.3681],
      ['34746', 28.268, -81.4675],
      ['34758', 28.1984, -81.487],
    ],
  },
  {
    slug: 'st-cloud-fl',
    name: 'St Cloud',
    ...OSCEOLA,
    infantWeekly: 250,
    areaCodes: CENTRAL,
    providers: 22,
    montessori: 1,
    zips: [
      ['34769', 28.248, -81.2876],
      ['34771', 28.273, -81.2003],
      ['34772', 28.1905, -81.2645],
    ],
  },
  {
    slug: 'lake-mary-fl',
    name: 'Lake Mary',
    ...SEMINOLE,
    infantWeekly: 330,
    areaCodes: CENTRAL,
    providers: 25,
    montessori: 9,
    zips: [['32746', 28.7577, -81.3508]],
  },
  {
    slug: 'sanford-fl',
    name: 'Sanford',
    ...SEMINOLE,
    infantWeekly: 265,
    areaCodes: CENTRAL,
    providers: 25,
    montessori: 1,
    zips: [
      ['32771', 28.8013, -81.285],
      ['32773', 28.7644, -81.282],
    ],
  },
  {
    slug: 'winter-springs-fl',
    name: 'Winter Springs',
    ...SEMINOLE,
    areaCodes: CENTRAL,
    providers: 20,
    montessori: 1,
    zips: [['32708', 28.6831, -81.2814]],
  },
  {
    slug: 'deland-fl',
    name: 'Deland',
    ...VOLUSIA,
    areaCodes: ['386'],
    providers: 20,
    montessori: 1,
    zips: [
      ['32720', 29.0266, -81.3349],
      ['32724', 29.0422, -81.2863],
    ],
  },
  {
    slug: 'orange-city-fl',
    name: 'Orange City',
    ...VOLUSIA,
    areaCodes: ['386'],
    providers: 18,
    montessori: 0,
    zips: [['32763', 28.9453, -81.2995]],
  },
  {
    slug: 'deltona-fl',
    name: 'Deltona',
    ...VOLUSIA,
    infantWeekly: 225,
    areaCodes: ['386'],
    providers: 22,
    montessori: 0,
    zips: [
      ['32725', 28.8989, -81.2473],
      ['32738', 28.9093, -81.1922],
    ],
  },
  {
    slug: 'lakeland-fl',
    name: 'Lakeland',
    ...POLK,
    areaCodes: ['863'],
    providers: 29,
    montessori: 2,
    zips: [
      ['33801', 28.0381, -81.9392],
      ['33803', 28.014, -81.9523],
      ['33805', 28.072, -81.9609],
      ['33809', 28.1762, -81.9591],
      ['33810', 28.1479, -82.0372],
      ['33811', 27.9865, -82.0139],
      ['33813', 27.9611, -81.9398],
    ],
  },
  {
    slug: 'winter-haven-fl',
    name: 'Winter Haven',
    ...POLK,
    areaCodes: ['863'],
    providers: 23,
    montessori: 1,
    zips: [
      ['33880', 27.9873, -81.7625],
      ['33881', 28.0452, -81.7325],
      ['33884', 27.981, -81.6736],
    ],
  },
  {
    slug: 'tampa-fl',
    name: 'Tampa',
    ...HILLSBOROUGH,
    areaCodes: ['813', '656'],
    providers: 54,
    montessori: 11,
    zips: [
      ['33602', 27.9614, -82.4597],
      ['33603', 27.9845, -82.463],
      ['33604', 28.0173, -82.4578],
      ['33609', 27.9425, -82.5057],
      ['33612', 28.0502, -82.45],
      ['33614', 28.0091, -82.5034],
      ['33617', 28.0384, -82.3949],
      ['33618', 28.0763, -82.4852],
      ['33624', 28.079, -82.5268],
      ['33629', 27.921, -82.5079],
      ['33647', 28.1147, -82.3678],
    ],
  },
  {
    slug: 'west-palm-beach-fl',
    name: 'West Palm Beach',
    ...PALM_BEACH,
    areaCodes: ['561'],
    providers: 36,
    montessori: 9,
    zips: [
      ['33401', 26.7165, -80.0679],
      ['33405', 26.67, -80.0582],
      ['33407', 26.7492, -80.0725],
      ['33409', 26.7162, -80.0965],
      ['33411', 26.6644, -80.1741],
      ['33415', 26.656, -80.126],
      ['33417', 26.7197, -80.1248],
    ],
  },
  {
    slug: 'fort-lauderdale-fl',
    name: 'Fort Lauderdale',
    ...BROWARD,
    areaCodes: ['954', '754'],
    providers: 41,
    montessori: 10,
    zips: [
      ['33301', 26.1216, -80.1288],
      ['33304', 26.1387, -80.1218],
      ['33305', 26.1497, -80.1229],
      ['33309', 26.1817, -80.1746],
      ['33311', 26.1421, -80.1728],
      ['33312', 26.0968, -80.181],
      ['33315', 26.0989, -80.1541],
      ['33334', 26.1845, -80.1344],
    ],
  },
]

/** Invented street names; the house number is random. */
const STREETS: readonly string[] = `
  Tangerine Loop, Heron Bend Rd, Marigold Way, Saw Palmetto Dr, Lake Tansy Blvd, Quail Feather Ct, Sandspur Ln, Bluestem Ave,
  Old Packinghouse Rd, Honeybell Dr, Turtle Crossing, Windmill Palm Way, Cattail Ct, Moss Rose Ln, Ferry Landing Rd,
  Lantern Row, Coquina Shell Dr, Night Heron Ln, Gopher Ridge Rd, Satsuma St, Cypress Knee Trl, Picnic Table Rd, Elderberry St,
  Muscadine Ave, Little Egret Way, Wild Lime Dr, Ropewalk St, Sweetbay Ave, Dragonfly Ct, Kumquat Ave, Papaya Pl, Water Oak Loop,
  Camphor Tree Rd, Beautyberry Ln, Pond Apple Dr, Rain Lily Way, Split Rail Rd, Fiddlewood St, Sea Oats Ave, Tupelo Honey Ln,
  Osprey Nest Rd, Buttonbush Ct, Firebush Dr, Skimmer St, Railspur Rd, Citrus Crate Ave, Spanish Moss Way, Wiregrass Ln,
  Catbird Ct, Mayhaw St, Pinecrest Hollow Rd, Swamp Lily Dr, Coontie Ct, Old Depot St, Longleaf Loop, Harness Maker Ln,
  Blue Crab Ct, Silver Palm Ave, Gator Flag Rd, Limpkin Ln, Loquat St, Passionflower Way, Redbay Dr, Sugarberry St,
  Sunfish Ct, Tern Island Rd, Wax Myrtle Ave, Yaupon Holly Dr, Zephyr Lily Ln, Ibis Roost Rd, Lighter Knot Trl, Bell Tower St
`
  .split(/[,\n]/)
  .flatMap((street) => street.trim() || [])

/** About a mile: far enough for another street, but still in the same city. */
const SCATTER_DEGREES = 0.011
/** 555-0100 to 555-0199 are reserved for fiction in every area code. */
const FICTIONAL_NUMBERS = 100

/** Street, ZIP and point near the ZIP's own; saveProviders keeps a family home's street and point private. */
export function placeOf({ city, random: root }: Outline) {
  const random = root.fork('place')
  const [zip, latitude, longitude] = random.pick(city.zips)
  // The sum of two random numbers, so that most are near the center.
  const offset = () => (random.next() + random.next() - 1) * SCATTER_DEGREES
  const near = (degrees: number) => Math.round((degrees + offset()) * 1e5) / 1e5
  return {
    street: `${random.int(101, 4899)} ${random.pick(STREETS)}`,
    city: city.name,
    state: city.slug.slice(-2).toUpperCase(),
    zip,
    county: city.county,
    locationSlug: city.slug,
    latitude: near(latitude),
    longitude: near(longitude),
  }
}

type Contact = { phone: string | null; email: string | null; website: string | null }

/** Assigns unique fictional phone numbers, and addresses under .example, which do not resolve. */
export class Contacts {
  private readonly assigned = new Map<string, number>()

  contactOf(outline: Outline, name: string): Contact {
    const random = outline.random.fork('contact')
    const host = `${slugify(name).replaceAll('-', '')}.example`
    const states = (chance: number) => random.chance(chance)
    const hasPhone = states(outline.detailLevel === 'file' ? 0.93 : 0.97)
    const hasWebsite = states({ full: 0.82, partial: 0.5, file: 0 }[outline.detailLevel])
    const hasEmail = states({ full: 0.85, partial: 0.5, file: 0 }[outline.detailLevel])
    const mailbox = hasWebsite ? random.pick(['hello', 'office', 'front.desk', 'tours']) : slugify(name)
    const website = `https://${host}`
    return {
      phone: hasPhone ? this.nextPhone(outline) : null,
      email: hasEmail ? `${mailbox}@${hasWebsite ? host : 'mailbox.example'}` : null,
      website: hasWebsite
        ? outline.kind === 'center' && random.chance(0.2)
          ? `${website}/${outline.city.slug}`
          : website
        : null,
    }
  }

  /** Null in a city whose area codes are not listed. */
  private nextPhone({ city }: Outline): string | null {
    if (city.areaCodes.length === 0) return null
    for (const areaCode of city.areaCodes) {
      const count = this.assigned.get(areaCode) ?? 0
      if (count >= FICTIONAL_NUMBERS) continue
      this.assigned.set(areaCode, count + 1)
      return `(${areaCode}) 555-01${String((count * 37 + 12) % FICTIONAL_NUMBERS).padStart(2, '0')}`
    }
    throw new Error(`The fictional phone numbers of ${city.areaCodes.join(' and ')} are all assigned.`)
  }
}
