const careTypes = { daycare: 'Daycare', preschool: 'Preschool', montessori: 'Montessori' } as const

export const browseTexts = {
  title: 'Browse All Locations',
  metaTitle: 'Browse All Locations: childcare by county in Florida',
  description: 'Every city page of the directory, by county: daycares, preschools and Montessori schools in Florida.',
  lead: (pages: number, cities: number) => `${pages} pages for ${cities} cities in Florida, by county.`,
  county: (county: string) => `${county} County`,
  careType: (careType: keyof typeof careTypes) => careTypes[careType],
  link: (careType: keyof typeof careTypes, city: string) => `${careTypes[careType]} in ${city}`,
} as const
