import type { ProgramShown } from './programs-shown'

/** The words of "Orlando in numbers". `many` is "daycares"; `wider` is the place around it, "Orange County". */
export const numberTexts = {
  title: (name: string) => `${name} in numbers`,
  kinds: (total: string, name: string, list: string) => `The ${total} in ${name} are ${list}.`,
  onlyOne: (one: string, name: string, kind: string) => `The only ${one} in ${name} is a ${kind}.`,
  openings: (count: number, share: string, name: string) =>
    `${count.toLocaleString('en-US')} of those in ${name} (${share}) confirmed an opening in the last 60 days`,
  noOpenings: (name: string) => `Nobody in ${name} confirmed an opening in the last 60 days`,
  fading: (count: number) =>
    `${count.toLocaleString('en-US')} more last did so 61 to 120 days ago and may be full by now.`,
  against: (share: string, wider: string) => `; in ${wider} it is ${share}.`,
  more: (what: string, here: string, there: string, wider: string) =>
    `${what} are more common here than in ${wider} (${here} against ${there}).`,
  less: (what: string, here: string, there: string, wider: string) =>
    `${what} are rarer here than in ${wider} (${here} against ${there}).`,
  price: {
    same: (ages: string, price: string, wider: string) =>
      `The median week for ${ages} costs ${price}, the same as in ${wider}.`,
    more: (ages: string, price: string, by: string, wider: string) =>
      `The median week for ${ages} costs ${price}, ${by} more than in ${wider}.`,
    less: (ages: string, price: string, by: string, wider: string) =>
      `The median week for ${ages} costs ${price}, ${by} less than in ${wider}.`,
    wider: (ages: string, price: string, name: string, wider: string) =>
      `Too few in ${name} stated a price for the same age; in ${wider} the median week for ${ages} costs ${price}.`,
    unknown: (many: string, name: string) =>
      `What a week costs is not known: fewer than five ${many} in ${name} stated a price for the same age in the last 12 months.`,
    span: (ages: string, low: string, lowCity: string, high: string, highCity: string) =>
      `The median week for ${ages} costs from ${low} in ${lowCity} to ${high} in ${highCity}.`,
  },
  most: (city: string, share: string, name: string) => `${city} has the most of them, ${share} of all in ${name}.`,

  sharesCaption: (name: string) => `Types and programs in ${name}`,
  sharesColumns: (name: string, wider: string | null): string[] => [
    'Type or program',
    name,
    'Share',
    ...(wider === null ? [] : [wider]),
  ],
  programs: {
    vpk: ['Offer VPK', 'Those who offer VPK'],
    school_readiness: ['Take School Readiness', 'Those who take School Readiness'],
    head_start: ['Head Start program', 'Head Start programs'],
    gold_seal: ['Gold Seal program', 'Gold Seal programs'],
  } satisfies Record<ProgramShown, [row: string, sentence: string]>,

  agesCaption: (name: string) => `Openings and prices by age in ${name}`,
  agesColumns: ['Age', 'With a confirmed opening', 'Median week, full time'] as const,
  ratioColumn: 'Median ratio',
  ratioWithLimit: "Median ratio / Florida's limit",
  priceElsewhere: (price: string, wider: string) => `${price} in ${wider}`,
  tooFew: 'Too few stated',
  hint: (date: string) =>
    `Counted on ${date}. Openings: confirmed in the last 60 days. Prices and ratios: where five or more providers stated them, prices within a year. Programs: as providers or public files state them.`,

  zipSpoken: (zip: string, counted: string) => `${zip}: ${counted}`,
  zipsTitle: (name: string) => `${name} by ZIP code`,
  citiesTitle: (name: string) => `Cities in ${name}`,
  citiesColumns: (ages: string): string[] => ['City', 'Providers', 'With a confirmed opening', `Median week, ${ages}`],
} as const
