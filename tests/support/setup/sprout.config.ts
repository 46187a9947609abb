/** A second directory, "Sprout" for Georgia, for tests: what site.config.ts would be if somebody made it theirs. */
import type { SiteConfig } from '@/lib/platform/config/site-check'

export const brand: SiteConfig['brand'] = {
  name: 'Sprout',
  tagline: { en: 'A good place to grow', 'es-US': 'Un buen lugar para crecer' },
  email: {
    contact: 'hello@sprout.example',
    legal: 'legal@sprout.example',
    privacy: 'privacy@sprout.example',
    support: 'support@sprout.example',
  },
}

/** Two leaves on a stem. */
export const logo: SiteConfig['logo'] = [
  { fill: 'pine', path: 'M2 16a14 14 0 1 1 28 0a14 14 0 1 1 -28 0Z' },
  { fill: 'sun', path: 'M15 18C8 18 7 12 7 9c6 0 8 4 8 9ZM17 16c0-5 3-8 8-8c0 5-3 8-8 8Z' },
  { stroke: 'paper', width: 2, path: 'M16 26V16' },
]

export const colors: SiteConfig['colors'] = {
  light: {
    paper: '#faf9fc',
    card: '#ffffff',
    sunken: '#f4f1e9',
    ink: '#17262b',
    soft: '#55656a',
    line: '#e6e1d6',
    lineStrong: '#cfc9bb',
    edge: '#8c887b',
    pine: '#1d4f9c',
    pineDeep: '#153a75',
    onPine: '#ffffff',
    mint: '#e3ecf8',
    mintLine: '#9db8dc',
    sun: '#f59e6c',
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
    band: '#1d4f9c',
    onBand: '#ffffff',
    onBandSoft: '#dbe6f5',
    bandLine: '#6f8fc0',
    focus: '#1d4f9c',
    logoInk: '#0b2350',
  },
  dark: {
    paper: '#0f1319',
    card: '#181d27',
    sunken: '#0b0e13',
    ink: '#edf2ee',
    soft: '#a7b5af',
    line: '#2b3733',
    lineStrong: '#42514b',
    edge: '#73837c',
    pine: '#8fb8f0',
    pineDeep: '#b7d2f7',
    onPine: '#08203f',
    mint: '#17293f',
    mintLine: '#355a86',
    sun: '#f59e6c',
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
    stone: '#262c36',
    onStone: '#b9c5c0',
    band: '#14305a',
    onBand: '#f1f7f4',
    onBandSoft: '#c0d0e8',
    bandLine: '#4d6f9f',
    focus: '#8fb8f0',
    logoInk: '#0b2350',
  },
}

export const legal: SiteConfig['legal'] = {
  governingState: 'GA',
  updatedOn: '2026-05-04',
}

export const region: SiteConfig['region'] = {
  name: 'Georgia',
  states: ['GA'],
  timeZone: 'America/New_York',
  example: {
    place: 'Atlanta, GA',
    zip: '30303',
    address: '214 Baker St, Atlanta, GA 30303',
    otherPlaces: ['Decatur', 'Fulton County'],
  },
}

export const cities: SiteConfig['cities'] = [
  {
    slug: 'atlanta-ga',
    name: 'Atlanta',
    county: 'Fulton',
    zip: '30303',
    pages: ['daycare', 'preschool', 'montessori'],
  },
  { slug: 'decatur-ga', name: 'Decatur', county: 'DeKalb', zip: '30030', pages: ['daycare', 'preschool'] },
  { slug: 'savannah-ga', name: 'Savannah', county: 'Chatham', zip: '31401', pages: ['daycare', 'preschool'] },
  { slug: 'athens-ga', name: 'Athens', county: 'Clarke', zip: '30601', pages: ['daycare'] },
]

export const careTypes: SiteConfig['careTypes'] = {
  daycare: { slug: 'childcare' },
  preschool: { slug: 'preschool' },
  montessori: { slug: 'montessori' },
}

export const plans: SiteConfig['plans'] = {
  BASIC: { name: 'Basic', monthlyCents: 0 },
  STARTER: { name: 'Starter', monthlyCents: 1_999 },
  PRO: { name: 'Bloom', monthlyCents: 3_900 },
}
