/**
 * Everything that makes this directory yours: its name, its colors, its state. They appear nowhere else in the code. `SiteConfig`
 * (lib/platform/config/site-check.ts) explains each field. With an invalid field, the server does not start and prints a sentence that names
 * the field. docs/operating.md, "Make it yours", walks you through it.
 *
 * Each part is its own export, so that what only the server reads never reaches a browser.
 */
import type { SiteConfig } from '@/lib/platform/config/site-check'

export const brand: SiteConfig['brand'] = {
  name: 'Nookling',
  tagline: { en: 'Find the right nook for your little one', 'es-US': 'El rincón ideal para su pequeño' },
  email: {
    contact: 'hello@nookling.example',
    legal: 'legal@nookling.example',
    privacy: 'privacy@nookling.example',
    support: 'support@nookling.example',
  },
}

/** An arched doorway with the sun looking out. */
export const logo: SiteConfig['logo'] = [
  { fill: 'pine', path: 'M4 16a12 12 0 0 1 24 0v9.5a2.5 2.5 0 0 1-2.5 2.5h-19A2.5 2.5 0 0 1 4 25.5Z' },
  { fill: 'sun', path: 'M16 10.2a7.3 7.3 0 0 1 7.3 7.3c0 5-2 7.5-7.3 7.5s-7.3-2.5-7.3-7.5A7.3 7.3 0 0 1 16 10.2Z' },
  {
    fill: 'logoInk',
    path: 'M13.3 15.2a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4ZM18.7 15.2a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4Z',
  },
  { stroke: 'logoInk', width: 1.5, path: 'M13.2 20.3c1.5 1.7 4.1 1.7 5.6 0' },
]

export const colors: SiteConfig['colors'] = {
  light: {
    paper: '#fbf9f4',
    card: '#ffffff',
    sunken: '#f4f1e9',
    ink: '#17262b',
    soft: '#55656a',
    line: '#e6e1d6',
    lineStrong: '#cfc9bb',
    edge: '#8c887b',
    pine: '#0c5a52',
    pineDeep: '#084640',
    onPine: '#ffffff',
    mint: '#e3f1ec',
    mintLine: '#9ccabd',
    sun: '#f2b441',
    sunSoft: '#fdf1d6',
    sunLine: '#f0d69a',
    onSun: '#704d00',
    star: '#966100',
    coral: '#d9482b',
    coralDeep: '#a8321a',
    coralSoft: '#fbe6e0',
    onCoral: '#ffffff',
    sky: '#e2edf7',
    onSky: '#1d4f7c',
    plum: '#efe6f5',
    onPlum: '#63408a',
    stone: '#efece4',
    onStone: '#4c5559',
    band: '#0c5a52',
    onBand: '#ffffff',
    onBandSoft: '#d8eae4',
    bandLine: '#5f938d',
    focus: '#0c5a52',
    logoInk: '#0b3b36',
  },
  dark: {
    paper: '#0f1614',
    card: '#18211e',
    sunken: '#0b1110',
    ink: '#edf2ee',
    soft: '#a7b5af',
    line: '#2b3733',
    lineStrong: '#42514b',
    edge: '#73837c',
    pine: '#7cc7b2',
    pineDeep: '#a8dfcf',
    onPine: '#06261f',
    mint: '#17362f',
    mintLine: '#34695c',
    sun: '#f2b441',
    sunSoft: '#2e2612',
    sunLine: '#5c4a1f',
    onSun: '#f3d088',
    star: '#f2b441',
    coral: '#ff8b70',
    coralDeep: '#ffab96',
    coralSoft: '#41201a',
    onCoral: '#3a1009',
    sky: '#16293a',
    onSky: '#a3cdf0',
    plum: '#2c2139',
    onPlum: '#d3b7ee',
    stone: '#252f2b',
    onStone: '#b9c5c0',
    band: '#133b34',
    onBand: '#f1f7f4',
    onBandSoft: '#bcd5cc',
    bandLine: '#4c7a6f',
    focus: '#7cc7b2',
    logoInk: '#0b3b36',
  },
}

export const legal: SiteConfig['legal'] = {
  governingState: 'FL',
  updatedOn: '2025-01-26',
}

export const region: SiteConfig['region'] = {
  name: 'Florida',
  states: ['FL'],
  timeZone: 'America/New_York',
  example: {
    place: 'Orlando, FL',
    zip: '32801',
    address: '214 E Robinson St, Orlando, FL 32801',
    otherPlaces: ['Winter Park', 'Orange County'],
  },
}

/** The specification's 20 cities. Orange City, the smallest, has no preschool page: those of Deltona and Deland are ten minutes away. */
export const cities: SiteConfig['cities'] = [
  {
    slug: 'orlando-fl',
    name: 'Orlando',
    county: 'Orange',
    zip: '32801',
    pages: ['daycare', 'preschool', 'montessori'],
    nearby: ['winter-park-fl', 'altamonte-springs-fl', 'kissimmee-fl'],
  },
  {
    slug: 'winter-park-fl',
    name: 'Winter Park',
    county: 'Orange',
    zip: '32789',
    pages: ['daycare', 'preschool', 'montessori'],
    nearby: ['orlando-fl', 'altamonte-springs-fl', 'winter-springs-fl'],
  },
  {
    slug: 'altamonte-springs-fl',
    name: 'Altamonte Springs',
    county: 'Seminole',
    zip: '32701',
    pages: ['daycare', 'preschool', 'montessori'],
    nearby: ['winter-springs-fl', 'lake-mary-fl', 'winter-park-fl'],
  },
  {
    slug: 'apopka-fl',
    name: 'Apopka',
    county: 'Orange',
    zip: '32703',
    pages: ['daycare', 'preschool'],
    nearby: ['altamonte-springs-fl', 'winter-park-fl', 'orlando-fl'],
  },
  {
    slug: 'clermont-fl',
    name: 'Clermont',
    county: 'Lake',
    zip: '34711',
    pages: ['daycare', 'preschool', 'montessori'],
    nearby: ['apopka-fl', 'orlando-fl', 'tavares-fl'],
  },
  {
    slug: 'tavares-fl',
    name: 'Tavares',
    county: 'Lake',
    zip: '32778',
    pages: ['daycare', 'preschool'],
    nearby: ['leesburg-fl', 'apopka-fl', 'clermont-fl'],
  },
  {
    slug: 'leesburg-fl',
    name: 'Leesburg',
    county: 'Lake',
    zip: '34748',
    pages: ['daycare', 'preschool'],
    nearby: ['tavares-fl', 'clermont-fl', 'apopka-fl'],
  },
  {
    slug: 'kissimmee-fl',
    name: 'Kissimmee',
    county: 'Osceola',
    zip: '34741',
    pages: ['daycare', 'preschool', 'montessori'],
    nearby: ['st-cloud-fl', 'orlando-fl', 'clermont-fl'],
  },
  {
    slug: 'st-cloud-fl',
    name: 'St Cloud',
    county: 'Osceola',
    zip: '34769',
    pages: ['daycare', 'preschool'],
    nearby: ['kissimmee-fl', 'orlando-fl', 'winter-park-fl'],
  },
  {
    slug: 'lake-mary-fl',
    name: 'Lake Mary',
    county: 'Seminole',
    zip: '32746',
    pages: ['daycare', 'preschool', 'montessori'],
    nearby: ['sanford-fl', 'winter-springs-fl', 'altamonte-springs-fl'],
  },
  {
    slug: 'sanford-fl',
    name: 'Sanford',
    county: 'Seminole',
    zip: '32771',
    pages: ['daycare', 'preschool'],
    nearby: ['lake-mary-fl', 'deltona-fl', 'winter-springs-fl'],
  },
  {
    slug: 'winter-springs-fl',
    name: 'Winter Springs',
    county: 'Seminole',
    zip: '32708',
    pages: ['daycare', 'preschool'],
    nearby: ['lake-mary-fl', 'altamonte-springs-fl', 'sanford-fl'],
  },
  {
    slug: 'deland-fl',
    name: 'Deland',
    county: 'Volusia',
    zip: '32720',
    pages: ['daycare', 'preschool'],
    nearby: ['orange-city-fl', 'deltona-fl', 'sanford-fl'],
  },
  {
    slug: 'orange-city-fl',
    name: 'Orange City',
    county: 'Volusia',
    zip: '32763',
    pages: ['daycare'],
    nearby: ['deltona-fl', 'deland-fl', 'sanford-fl'],
  },
  {
    slug: 'deltona-fl',
    name: 'Deltona',
    county: 'Volusia',
    zip: '32725',
    pages: ['daycare', 'preschool'],
    nearby: ['orange-city-fl', 'sanford-fl', 'deland-fl'],
  },
  {
    slug: 'lakeland-fl',
    name: 'Lakeland',
    county: 'Polk',
    zip: '33801',
    pages: ['daycare', 'preschool'],
    nearby: ['winter-haven-fl', 'tampa-fl', 'kissimmee-fl'],
  },
  {
    slug: 'winter-haven-fl',
    name: 'Winter Haven',
    county: 'Polk',
    zip: '33880',
    pages: ['daycare', 'preschool'],
    nearby: ['lakeland-fl', 'kissimmee-fl', 'clermont-fl'],
  },
  {
    slug: 'tampa-fl',
    name: 'Tampa',
    county: 'Hillsborough',
    zip: '33602',
    pages: ['daycare', 'preschool', 'montessori'],
    nearby: ['lakeland-fl', 'brandon-fl', 'temple-terrace-fl'],
  },
  {
    slug: 'west-palm-beach-fl',
    name: 'West Palm Beach',
    county: 'Palm Beach',
    zip: '33401',
    pages: ['daycare', 'preschool', 'montessori'],
    nearby: ['fort-lauderdale-fl', 'riviera-beach-fl', 'lake-worth-fl'],
  },
  {
    slug: 'fort-lauderdale-fl',
    name: 'Fort Lauderdale',
    county: 'Broward',
    zip: '33301',
    pages: ['daycare', 'preschool', 'montessori'],
    nearby: ['west-palm-beach-fl', 'hollywood-fl', 'pompano-beach-fl'],
  },
]

export const careTypes: SiteConfig['careTypes'] = {
  daycare: { slug: 'daycare' },
  preschool: { slug: 'preschool' },
  montessori: { slug: 'montessori' },
}

export const plans: SiteConfig['plans'] = {
  BASIC: { name: 'Basic', monthlyCents: 0 },
  STARTER: { name: 'Starter', monthlyCents: 1_999 },
  PRO: { name: 'Pro', monthlyCents: 4_999 },
}
