import { parseAge, parseAges } from '../cleaning/rules/ages'
import { cleanClock, cleanDay, daysIn, parseWeek } from '../cleaning/rules/hours'
import { cleanName, cleanPlaceName } from '../cleaning/rules/names'
import { cleanState, parseStreet, splitAddress } from '../cleaning/rules/streets'
import {
  cleanCellDate,
  cleanDegrees,
  cleanEmail,
  cleanPhone,
  cleanWebsite,
  cleanZip,
  NO_DAY,
  parseCapacity,
  parseFlag,
  parseLastDay,
  parseStatus,
} from '../cleaning/rules/values'
import type { Mapping } from '../presets/mapping-schema'
import type { Meaning } from '../rules/columns'

/** What is known about a column: its name as in the file, and its values that are not empty. */
export type Column = { name: string; values: string[] }

/** How a column is recognized: by its name and its values. */
export type ColumnRule = {
  meaning: Meaning
  /** The best name first; a column with no such name does not have the meaning. */
  names: readonly RegExp[]
  not?: RegExp
  /** Whether a name of other people or places excludes the column. */
  isOwnPlace?: boolean
  /** Whether a value fits. */
  fits: (value: string) => boolean
  /** How many of the values must fit. */
  share?: number
  /** How much of the column must be filled. */
  filled?: number
  isUnique?: boolean
}

export const isUnderstood = (parsed: { is: string }) => parsed.is === 'value'
/** The name of a column as words: "contact.phoneNumber" is "contact phone Number". */
export const plainName = (name: string) =>
  name
    .replace(/^.*\[\]\.?/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[\s_.]+/g, ' ')
    .trim()
/** Columns about other people, other places or another subject. A place in a column with such a name is never the provider's. */
export const OTHER_SUBJECT =
  /mail|billing|owner|director|contact|admin|corporate|sponsor|agency|organi[sz]ation|licensee|applicant|school district|isd\b|region|worker|inspector/i
const QUALITY =
  /quality|level|(?<!ope)rat(?:ing|ed)|star|sutq|publish|inspect|visit|monitor|violation|complaint|update|modified|created|data as of/i
/** The phones and e-mail addresses of these people are not the provider's; "Contact Phone" may be. */
const PERSON = 'owner|licensee|applicant|director|admin|sponsor|corporate|agency|worker|inspector|specialist|consultant'
const NOT_LICENSE = 'accredit|naeyc|qris|\\btier|insur|subsid|suspen|amend'
const DATE = { fits: (value: string) => cleanCellDate(value) !== null || NO_DAY.test(value.trim()), share: 0.8 }
/** Columns whose name contains "status" but that are about something else. */
const OTHER_STATUS =
  '^(?!.* as of ).*date|reason|since|accredit|subsid|food|cacfp|fund|tax|profit|employ|enroll|vaccin|immuni[sz]|action|history|sanction|prior|previous|former'
const isWholeAddress = (value: string) => {
  const whole = splitAddress(value)
  return (whole?.city ?? whole?.zip ?? null) !== null && /\d/.test(whole?.street ?? '')
}
const either = (pattern: RegExp, words: string) => new RegExp(`${pattern.source}|${words}`, 'i')

export const RULES: readonly ColumnRule[] = [
  {
    meaning: 'name',
    names: [
      /^(?:dba(?: name)?|doing business as|trade name|business name)$/i,
      /^(?:provider|facility|program|center|centre|site|operation|child ?care|day ?care|location)[ _]?(?:name|title)$|^dba/i,
      /^(?:name|facility|provider|operation|program|location|site|center|business)$/i,
      /^name of (?:the )?(?:program|facility|provider|center)$|name$|^(?:facility|provider|program) title$/i,
    ],
    filled: 0.9,
    not: /director|contact|owner|first|last|licensee|applicant|county|city|organi[sz]ation|street|district|user|agency|type|parent|administrator|school name/i,
    fits: (value) => cleanName(value) !== null && /\p{L}{2}/u.test(value),
    share: 0.95,
  },
  {
    meaning: 'alternateName',
    names: [/^(?:dba(?: name)?|doing business as|trade name|also known as|a\.?k\.?a\.?|(?:other|alternate) name)$/i],
    fits: (value) => cleanName(value) !== null,
    share: 0.9,
  },
  {
    meaning: 'address',
    names: [/addr|location|street/i],
    not: /web/i,
    isOwnPlace: true,
    fits: isWholeAddress,
    share: 0.7,
    filled: 0.1,
  },
  {
    meaning: 'street',
    names: [
      /^(?:street|physical|facility|provider|location|site|program|st)?[ _.]*(?:street )?address(?:[ _]*(?:line)?[ _]*(?:1|one))?$|address\.?(?:one|1|line1)$|^street$|^addr[ _.]*(?:line)?[ _]*1?$/i,
      /addr|street/i,
      /location/i,
    ],
    not: /2|two|city|state|zip|web|county|type|name|additional|continued|previous|former/i,
    isOwnPlace: true,
    // A few addresses that cannot be split must not make a column of whole addresses one of streets.
    fits: (value) => isUnderstood(parseStreet(value)) && !isWholeAddress(value),
    share: 0.6,
  },
  {
    meaning: 'street2',
    names: [
      /(?:addr(?:ess)?|street|line).*(?:2|two|cont(?:inued|\.|d)?\)?)$|^additional address$/i,
      /^(?:suite|unit|apt|ste)\b/i,
    ],
    isOwnPlace: true,
    fits: () => true,
  },
  {
    meaning: 'city',
    names: [/\bcity$/i, /city|town$|municipality/i],
    not: /capacity|county|zip|state/i,
    isOwnPlace: true,
    fits: (value) => cleanPlaceName(value) !== null && !/\d/.test(value),
    share: 0.9,
  },
  {
    meaning: 'state',
    names: [/^(?:st_|.*\.|.*[ _])?state(?:code|[ _]code)?$|^st$/i],
    not: /status|date|united/i,
    isOwnPlace: true,
    fits: (value) => cleanState(value) !== null,
    share: 0.9,
  },
  {
    meaning: 'zip',
    names: [/^zip(?: ?code)?$|postal/i, /zip/i],
    not: /(?:plus|ext|zip) ?4$/i,
    isOwnPlace: true,
    fits: (value) => cleanZip(value) !== null,
    share: 0.8,
  },
  {
    meaning: 'county',
    names: [/county|\bcnty\b|parish|borough/i],
    not: /mail|fips|code|id$|worker|number/i,
    fits: (value) => cleanPlaceName(value) !== null && !/\d/.test(value),
    share: 0.9,
  },
  {
    meaning: 'phone',
    names: [/phone|telephone|^tele?\b/i, /\bph\b|^(?:contact|main|business)[ _]*(?:number|no\.?|#)$/i],
    not: either(/fax|ext|type|emergency|^(?!main|primary).*alt|2/, PERSON),
    fits: (value) => cleanPhone(value) !== null,
    share: 0.6,
  },
  {
    meaning: 'extension',
    names: [/^(?:phone[ _])?ext(?:ension|\.)?$/i],
    fits: (value) => /^\D{0,4}\d{1,6}$/.test(value),
    share: 0.6,
  },
  {
    meaning: 'email',
    names: [/e-?mail/i],
    not: new RegExp(PERSON, 'i'),
    fits: (value) => cleanEmail(value) !== null,
    share: 0.5,
  },
  {
    meaning: 'website',
    names: [/web|url|home ?page/i],
    not: /inspection|report|profile|photo|image/i,
    fits: (value) => cleanWebsite(value) !== null,
    share: 0.5,
  },
  {
    meaning: 'capacity',
    names: [
      /^(?:total|licensed?|maximum|max|program|facility|legal)?[ _]*(?:allowed|licensed)?[ _]*cap(?:acity)?\.?$/i,
      /capacity|slots|licensed for|number of children|population|^(?:lic(?:ensed)?[ _]*)?cap\.?$|^max(?:imum)?[ _]*children$/i,
    ],
    not: /under|infant|toddler|preschool|pre-?k|school|age|night|weekend|desired|vacan|enroll|food/i,
    fits: (value) => isUnderstood(parseCapacity(value)),
    share: 0.7,
  },
  {
    meaning: 'latitude',
    names: [/^(?:.*[ _.])?lat(?:itude)?$|^y(?:[ _]?coord(?:inate)?)?$/i],
    fits: (value) => cleanDegrees(value, 90) !== null,
    share: 0.8,
  },
  {
    meaning: 'longitude',
    names: [/^(?:.*[ _.])?(?:lon|lng|long)(?:gitude)?$|^x(?:[ _]?coord(?:inate)?)?$/i],
    fits: (value) => cleanDegrees(value, 180) !== null,
    share: 0.8,
  },
  {
    meaning: 'kind',
    names: [
      /^(?:facility|fac|program|provider|care|child ?care|center|operation|service|site|business|setting)[ _]*type(?:s|[ _]*(?:name|description|desc|code))?$|^types?$|^type[ _]*desc(?:ription)?$|^(?:type|kind)[ _]of[ _](?:care|facility|program|provider)$/i,
      /(?:licen[cs]e|licensure)[ _]*(?:type|category)|category$|type$|setting$/i,
    ],
    not: /phone|address|quality|accredit|zip|county|status/i,
    fits: (value) => /\p{L}{2}/u.test(value) && !isUnderstood(parseFlag(value)),
    share: 0.9,
  },
  {
    meaning: 'status',
    names: [
      /(?:facility|operation|provider|program|operating|site)[ _]*status|^stat(?:us)?(?:[ _]*(?:code|cd|desc(?:ription)?))?$/i,
      /^status (?:as )?of\b|^open ?\/ ?closed$/i,
      /^(?:current|regulatory|child ?care|day ?care|center|business|overall)[ _]*(?:current[ _]*)?status$/i,
    ],
    not: either(QUALITY, OTHER_STATUS),
    fits: (value) => parseStatus(value) !== null || /open|clos|activ|licens|regular|full|operat/i.test(value),
    share: 0.5,
  },
  {
    meaning: 'closedOn',
    names: [
      /^(?:facility |provider |program |operation |license )?(?:clos(?:e|ed|ing|ure)(?: on| date| dt)|date (?:of )?clos(?:ed|ing|ure))$/i,
    ],
    ...DATE,
    // Rows whose day is not understood are named in the report.
    share: 0,
  },
  {
    meaning: 'license',
    names: [
      /(?:licen[cs](?:e|ing)|lic|permit|certificate|certification|credential|registration)[ _]*(?:number|num|nbr|no\.?|#|id)$|^licen[cs]e$|^permit$/i,
      /^(?:facility|fac|provider|program|operation|center)[ _]*(?:number|num|nbr|no\.?|#)$/i,
      /^(?:facility|fac|provider|program|operation|center)[ _]*id$/i,
    ],
    not: /date|type|status|tax|phone/i,
    fits: (value) => /\d/.test(value) && value.length <= 60,
    share: 0.9,
    isUnique: true,
  },
  {
    meaning: 'licenseType',
    names: [/(?:licen[cs]e|licensure|permit)[ _]*(?:type|category|class)/i],
    fits: (value) => /\p{L}/u.test(value),
    share: 0.8,
  },
  {
    meaning: 'licenseStatus',
    names: [
      /(?:licen[cs]ed?|licensing|lic|licensure|permit|regulation)[ _.]*(?:current)?[ _]*stat(?:us)?$/i,
      /(?:licen[cs]e|permit|certificat(?:e|ion)|registration|credential)[ _]*status/i,
    ],
    not: /date|quality|accredit|subsid/i,
    fits: (value) => /\p{L}{3}/u.test(value),
    share: 0.8,
  },
  {
    meaning: 'licenseIssued',
    names: [
      /(?:licen[cs]|regist|permit|certif).*(?:issue|begin|start|effective|original|initial|first)|(?:issue|issuance|effective|original)d?.*(?:licen[cs]|date)|licen[cs]ed?[^a-z]*(?:registered)?[ _]*date|^issued(?: on)?$|^lic[ _.]*(?:eff|iss)|^effective$|^orig(?:inal)?[ _.]*issued?$/i,
    ],
    ...DATE,
    not: either(/quality|level|rating|publish|inspect|expir|end/, NOT_LICENSE),
  },
  {
    meaning: 'licenseExpires',
    names: [
      /(?:licen[cs]|regist|permit|certif).*(?:expir|\bend(?:s|ing)?\b|renew(?!ed))|^expir|^(?:lic(?:en[cs]e)?[ _.]*)?exp(?:ir(?:es|ation))?(?:[ _.]*(?:date|dt))?$/i,
      /expir.*date|date.*expir/i,
    ],
    ...DATE,
    fits: (value) => parseLastDay(value).is !== 'not_understood',
    not: either(QUALITY, NOT_LICENSE),
  },
  {
    meaning: 'ages',
    names: [
      /^(?:day)?[ _]*ages?(?:[ _]*(?:range|served|group|of children|accepted))?s?$|age ?range|ages? (?:served|licensed)|^licensed ages?$|serv(?:es?|ed|ice)[ _]*ages?$|^serves$/i,
      // New York's "12 children, ages 6 weeks to 12 years".
      /^capacity description$/i,
    ],
    not: /night|from|\bto\)?$|min|max|youngest|oldest/i,
    fits: (value) => isUnderstood(parseAges(value)),
    share: 0.6,
  },
  {
    meaning: 'youngest',
    names: [
      /accept.*age.*from|^(?:min(?:imum)?|youngest|lowest|low|from|start(?:ing)?|begin(?:ning)?)[ _.]*age|age[s]?[ _.(]*(?:(?:served|range)[ _.(]*)?(?:from|min(?:imum)?|low|start|begin)(?![ _.]*unit)/i,
      /licensed age.*from/i,
    ],
    fits: (value) => isUnderstood(parseAge(value, 'months', 'youngest')),
    share: 0.5,
  },
  {
    meaning: 'oldest',
    names: [
      /accept.*age.*to$|^(?:max(?:imum)?|oldest|highest|high|to|end(?:ing)?)[ _.]*age|age[s]?[ _.(]*(?:(?:served|range)[ _.(]*)?(?:to|thru|through|max(?:imum)?|high|end)(?: value| (?:in )?(?:weeks?|wks?|months?|mos?|years?|yrs?))?\)?$/i,
      /licensed age.*to$/i,
    ],
    fits: (value) => isUnderstood(parseAge(value, 'months', 'oldest')),
    share: 0.5,
  },
  {
    meaning: 'week',
    names: [/hours|operation|schedule|days/i],
    fits: (value) => isUnderstood(parseWeek(value)),
    share: 0.5,
  },
  { meaning: 'days', names: [/days/i], fits: (value) => daysIn(value) !== null, share: 0.6 },
  {
    meaning: 'opens',
    names: [/^(?:hours?[ _]?)?(?:open(?:s|ing)?|start|begin)(?:[ _]?(?:time|hour))?s?$/i],
    fits: (value) => cleanClock(value) !== null,
    share: 0.7,
  },
  {
    meaning: 'closes',
    names: [/^(?:hours?[ _]?)?(?:clos(?:e|es|ed|ing)|end)(?:[ _]?(?:time|hour))?s?$/i],
    fits: (value) => cleanClock(value) !== null,
    share: 0.7,
  },
  {
    meaning: 'id',
    names: [
      /^(?:.*[ _])?id$|^(?:facility|fac|provider|program|license|operation)[ _]*(?:number|nbr|no\.?|#|id)$/i,
      /(?:number|nbr|#)$/i,
    ],
    // Row numbers are not ids: they change with every release.
    not: /phone|district|county|region|worker|fax|tax|type|city|agency|object ?id|global ?id|\b(?:row|record|line|serial|seq(?:uence)?|fid|index)\b/i,
    fits: (value) => value.length <= 60,
    filled: 0.9,
    isUnique: true,
  },
]

/** Columns whose Yes means that the provider is somebody's home. */
const HOME_FLAG =
  /^(?:is )?(?:(?:in[- ]?)?home(?:[- ]?based)?|residen(?:ce|tial)|family (?:home|child ?care|day ?care)(?: home)?)(?: (?:facility|care|child ?care|day ?care|program|provider|setting|flag|ind(?:icator)?|y ?\/? ?n))?$/i
/** Columns whose Yes means that the provider is temporarily closed. */
const CLOSED_FLAG =
  /^(?:is ?|currently )?(?:temp(?:orar(?:il)?y)? ?(?:clos(?:ed|ure)|inactive|suspended)|suspended)(?: (?:flag|ind(?:icator)?|y ?\/? ?n))?$/i

const isFlagNamed = (pattern: RegExp) => (column: Column) =>
  pattern.test(plainName(column.name).replace(/[?()]/g, ' ').replace(/ +/g, ' ').trim()) &&
  column.values.length > 0 &&
  column.values.every((value) => isUnderstood(parseFlag(value)))
export const isHomeFlag = isFlagNamed(HOME_FLAG)
export const isTemporaryClosureFlag = isFlagNamed(CLOSED_FLAG)

const STATUS_NAMES = RULES.flatMap(({ meaning, names }) =>
  meaning === 'status' || meaning === 'licenseStatus' ? names : [],
)

/**
 * Whether a column says if a provider is open. Either its name says so, whatever its values are, or its values mark some providers as
 * temporarily closed.
 */
export function isStatusColumn({ name, values }: Column): boolean {
  const plain = plainName(name)
  if (either(QUALITY, OTHER_STATUS).test(plain) || OTHER_SUBJECT.test(plain) || values.length === 0) return false
  const isNamed = STATUS_NAMES.some((pattern) => pattern.test(plain) || pattern.test(name.trim()))
  const statuses = [...new Set(values)].map(parseStatus)
  if (!isNamed) return statuses.includes('temporarily_closed') && !statuses.includes(null)
  return !values.every((value) => isUnderstood(parseFlag(value)) || cleanCellDate(value) !== null)
}

const DAY_NAMES = {
  monday: /(?:^|[._]|hours (?:of operation )?)(?:mo(?:n|(?![a-z]))|m$)/i,
  tuesday: /(?:^|[._]|hours (?:of operation )?)(?:tu(?:e|(?![a-z]))|t$)/i,
  wednesday: /(?:^|[._]|hours (?:of operation )?)(?:we(?:d|(?![a-z]))|w$)/i,
  thursday: /(?:^|[._]|hours (?:of operation )?)(?:th(?:u|(?![a-z]))|r$)/i,
  friday: /(?:^|[._]|hours (?:of operation )?)(?:fr(?:i|(?![a-z]))|f$)/i,
  saturday: /(?:^|[._]|hours (?:of operation )?)(?:sa(?:t|(?![a-z]))|s$)/i,
  sunday: /(?:^|[._]|hours (?:of operation )?)su(?:n|(?![a-z]))/i,
}

/** A column for each weekday, or one for opening and one for closing. */
export function guessDayHours(columns: readonly Column[]): NonNullable<Mapping['hours']> {
  const found: Record<string, string | { opens: string; closes: string }> = {}
  for (const [day, pattern] of Object.entries(DAY_NAMES)) {
    const ofDay = columns.filter(({ name }) => pattern.test(name.trim()))
    const opens = ofDay.find(({ name }) => /open|start|begin|from/i.test(name))
    const closes = ofDay.find(({ name }) => /clos|end|\bto\b/i.test(name))
    const whole = ofDay.find(
      ({ values }) =>
        values.length > 0 &&
        values.slice(0, 50).filter((value) => cleanDay(value) !== null).length >= Math.min(values.length, 50) / 2,
    )
    if (opens && closes) found[day] = { opens: opens.name, closes: closes.name }
    else if (whole) found[day] = whole.name
  }
  // A single day is a sign that the others have names we do not know.
  return Object.keys(found).length > 1 ? found : {}
}
