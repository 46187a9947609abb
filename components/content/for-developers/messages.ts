import { EXAMPLE_CITY } from '@/lib/places/catalogue/cities'
import { SITE } from '@/lib/platform/config/site'

export const developerMessages = {
  title: 'For developers',
  metaTitle: `For developers: API, feeds, open data | ${SITE.name}`,
  description: `Read-only endpoints with limits and examples, feeds per place, the whole directory as open data, and lists of openings for other sites.`,
  lead: 'Build on our directory: no key and no account needed.',
  contents: 'On this page',
  api: 'Endpoints',
  apiLead:
    'All are read with GET and answer in JSON. Nothing here needs a key. There are no CORS headers, so call them from a server, and send a User-Agent that says who you are.',
  apiErrors:
    'Errors have a status and a sentence in “message”. 400: a parameter is wrong, and “fields” says which. 404: not found. 429: too many requests, “Retry-After” says when to try again. 503: try again in a few seconds.',
  description31: 'The OpenAPI 3.1 description of every endpoint',
  parameters: 'Parameters',
  parameterColumns: ['Name', 'Needed', 'What it may be'],
  needed: 'yes',
  noParameters: 'No parameters.',
  request: 'A request',
  response: 'The response, shortened',
  feeds: 'Feeds',
  feedsLead:
    'The newest providers of every city, county and ZIP code, and the newest articles. Proxies may cache a place’s feed for an hour, and the articles’ for a minute.',
  feedColumns: ['What', 'Address'],
  feedRows: {
    place: `Daycares in ${EXAMPLE_CITY.label}, RSS`,
    placeJson: `Daycares in ${EXAMPLE_CITY.label}, JSON Feed`,
    articles: 'Articles, RSS',
    articlesJson: 'Articles, JSON Feed',
    sitemap: 'Every page, sitemap',
    llms: 'A summary of this site for language models',
  },
  feedsOther: 'Other places have the same addresses with their own names, or with a ZIP code.',
  data: 'Open data',
  dataLead: 'The whole directory as CSV and JSON Lines, with the source and date of each group of facts.',
  dataLink: 'Columns, license and files',
  embed: 'Openings on your site',
  embedLead:
    'A list of confirmed openings with their prices and dates, to be shown in a frame. It needs no scripts and sets no cookies.',
  embedSites: {
    none: 'No other site may show it yet.',
    some: `It works on sites that we’ve allowed. To add yours, write to ${SITE.contactEmail}.`,
    any: 'Any site may show it.',
  },
  embedPlace: 'The openings of a place',
  embedProvider: 'The openings of a provider',
  embedTitle: `Openings in ${EXAMPLE_CITY.label}`,
  badge: 'The badge',
  badgeLead: 'A picture that providers link to their page. Its code is in their dashboard, under Public Profile.',
  terms: 'Terms',
  termsLead: 'The open data has its own license. For everything else:',
  termsLink: 'Terms of service',
} as const

export const openDataMessages = {
  title: 'Open data',
  metaTitle: `Open data: the whole directory as files | ${SITE.name}`,
  description:
    'Every childcare provider of this directory as CSV and JSON Lines, updated every night, with the source and date of each group of facts.',
  lead: 'Every provider of this directory in one file, with the source and date of each group of facts.',
  files: 'Files',
  fileColumns: ['File', 'Made', 'Providers', 'Download', 'Unpacked'],
  packed: (format: string) => `${format}, packed with gzip`,
  none: 'The first files will be ready tomorrow. Please come back then.',
  nightly: 'We update them every night.',
  checksum: (format: string) => `SHA-256 of the unpacked ${format} file:`,
  license: 'License',
  licenseLead: 'The files are published under',
  attribution: (site: string) => `Please name ${SITE.name} (${site}) as the source, with the date of the file.`,
  limits: 'What is not in them',
  limitsText: [
    'Phone numbers, e-mail addresses and websites, which only signed-in people see on the site.',
    'The streets of family homes, and the ZIP code where a home hides it.',
    'Reviews and ratings, photos, videos and virtual tours, which belong to the people who made them.',
    'Providers that were merged into another one. Closed ones are in the files, marked as closed.',
  ],
  columns: 'Columns',
  columnsLead:
    'One row is one provider. Both files have the same columns; JSON Lines leave out what is not known. Days are written as 2026-11-26. An empty column is unknown, never “no”.',
  csvNote:
    'In CSV, codes have “|” between them, and lists and objects are JSON. A text that a spreadsheet would take for a formula begins with an apostrophe.',
  columnColumns: ['Column', 'In CSV', 'What it is'],
  kinds: { text: 'text', number: 'number', flag: 'true or false', codes: 'codes', json: 'JSON' },
  again: 'Importing them',
  againText:
    'A directory that runs the same software imports them without loss: npm run import:providers -- providers.csv --preset directory-export',
} as const
