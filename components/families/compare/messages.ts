import { HOME_FACTS } from '@/lib/places/catalogue/state-facts'
import { SITE } from '@/lib/platform/config/site'
import { onOneLine } from '@/lib/platform/time/dates'
import type { Amenity } from '@/lib/providers/catalogue/amenities'

/** The comparison's screens. The messages of single facts follow below. */
export const compareMessages = {
  title: 'Compare your favorites',
  intro: 'See side by side what fits your family, what doesn’t, and what nobody has told us yet.',
  open: 'Compare My Favorites',
  analyzing: 'Analyzing Your Favorites...',
  withoutScript: 'This page needs JavaScript.',
  none: 'No favorites to compare yet',
  noneText: 'Tap a heart to compare a provider here.',
  failedText: 'We couldn’t load them. Check your connection and try again. Nothing is lost.',
  tryAgain: 'Try again',
  back: 'Back to Favorites',
  most: (count: number) => `We compare your newest ${count} favorites.`,

  /** "Three favorites, for Mia in January" */
  heading: (count: number, child: { name: string; month: string } | null) =>
    `${capitalized(countWord(count))} ${count === 1 ? 'favorite' : 'favorites'}${child ? `, for ${child.name} in ${child.month}` : count > 1 ? ' side by side' : ''}`,
  /** If there is only one. */
  another: 'Save another one to see them side by side.',
  lead: 'Each score counts only what is known. What nobody has stated neither helps nor hurts; ask, and it counts.',
  bestMatch: 'Best Match',
  best: 'Best',
  score: (score: number) => `${score}%`,
  scoreInWords: (score: number) => `Match score: ${score} of 100`,
  ofKnown: 'of what we know',
  knownOf: (known: number, counted: number) => `(${known} of ${counted} known)`,
  tooLittle: 'Too little known',
  moreToKnow: 'Good to know',
  notCounted: 'does not count',
  leaveOut: (name: string) => `Leave ${name} out`,
  compared: 'In this comparison',
  tableCaption: 'Your favorites side by side',
  need: 'What you need',
  ask: 'Ask',
  askAbout: (name: string, label: string) => `Ask ${name}: ${label}`,
  toAsk: (count: number) => (count === 1 ? '1 thing to ask' : `${count} things to ask`),
  askAllText: (parts: readonly string[]) =>
    parts.length === 1
      ? `One message: ${parts[0]}. You’ll see it before you send it.`
      : `Each gets its own message: ${listed(parts)}. You’ll see them before you send them.`,
  askPart: (name: string, count: number) => `${name} (${count} ${count === 1 ? 'question' : 'questions'})`,
  askAll: (count: number, of: number, first: string) => {
    if (count < 2) return `Ask ${first}`
    if (count < of) return `Ask ${countWord(count)}`
    return count === 2 ? 'Ask both' : `Ask all ${countWord(count)}`
  },
  notReachable: (names: readonly string[]) =>
    `${listed(names)} ${names.length === 1 ? 'doesn’t' : 'don’t'} take messages here. Call instead, or bring the tour sheet.`,
  withCount: (label: string, count: number) =>
    `${label} (${onOneLine(`${count} ${count === 1 ? 'question' : 'questions'}`)})`,
  nothingOpen: 'Nothing left to ask',
  closed: (name: string) => `${name} has closed.`,
  verdicts: { matches: 'Fits', does_not: 'Doesn’t fit', unknown: 'Not known' },

  needsHint: 'Tell us what you need, and each favorite gets a match score.',
  needsAction: 'Tell us what you need',
  visitorHint: 'Sign up for free and tell us what you need, and each favorite gets a match score.',
  signUp: 'Sign up',
  child: 'Compare for',
  weights: 'What matters to us',
  weightsText: 'Scores change as you choose. Unknowns never count against a provider.',
  done: 'Done',
  choiceFailed: 'We couldn’t save your choice. It lasts until you leave this page.',
  formulaText:
    'The score is the weight of the needs a provider meets, as a share of the weight of those we know about. If we know less than half, there’s no score.',
  costRests: `We estimate the cost until kindergarten for this child from today’s full-time weekly prices, adjusted for the days you need. Kindergarten begins in August of the year when the child is five by September 1. In the school year before, we take off the ${HOME_FACTS.preK.short} share if the provider says it takes part. We don’t count sibling discounts, meals or financial help. See it room by room on each provider’s page.`,
  sheet: 'Tour sheet',
  sheetTitle: 'Ask on your tour',
  sheetIntro: 'Everything still unknown, as questions to print and bring along.',
  print: 'Print the questions',

  nothingToAsk: 'We know everything you need.',
  askOffers: 'Do you offer this?',
  whatYouSaw: 'What you saw',

  share: 'Share a read-only link',
  shareText:
    'Anyone with the link sees these providers and how they match, always up to date. They don’t see your children, your notes or what you need.',
  makeLink: 'Make a link',
  newLink: 'Make a new link',
  newLinkHint: 'The old link stops working.',
  linkMade: (day: string) => `You made a link on ${day}. We only show it once: if you lost it, make a new one.`,
  link: 'Your link',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'Your browser won’t let us copy. Please select the link and copy it.',
  revoke: 'Stop sharing',
  revoked: 'The link no longer works',
  shareFailed: 'Something went wrong. Please try again.',

  sharedTitle: 'A comparison of providers',
  sharedLead: 'Someone shared how these providers match what their family needs.',
  linkEnded: 'This link doesn’t work anymore',
  linkEndedText: 'They stopped sharing it, or part of it is missing. Ask for a new one.',
  search: 'Search providers',
} as const

/** Messages of single facts, needs and questions, built on the server. */
export const compareFactMessages = {
  where: 'Where it is',
  hoursUnknown: 'Hours not stated',
  stated: (count: number) => `${count} stated`,
  noneStated: 'None stated',
  byAge: (low: string, high: string) => `${low} to ${high} a week by age`,
  validUntil: (day: string, isPast: boolean) => `${isPast ? 'ended' : 'valid until'} ${day}`,
  ratioUnknown: 'Not stated',
  fee: 'Registration fee',
  feeUnknown: 'Not stated',
  languages: 'Languages',
  languagesUnknown: 'Not stated',
  tour: 'Your tour',
  cost: {
    label: 'Cost until kindergarten',
    unknown: 'No known price',
    total: (money: string, isLeast: boolean) => `${isLeast ? 'At least' : 'About'} ${money}`,
    months: (months: number, days: number) =>
      `${months === 1 ? 'One month' : `${months} months`}, ${days === 1 ? 'one day' : `${days} days`} a week`,
    unknownMonths: (months: number) => `${months === 1 ? 'One month has' : `${months} months have`} no known price`,
    notTaken: 'Doesn’t take all of these ages',
    around: 'Partly from prices nearby',
    vpk: `With its free ${HOME_FACTS.preK.short} hours`,
    fee: (money: string) => `With its ${money} registration fee`,
    medianFee: (money: string) => `With a ${money} registration fee, the median nearby`,
    noFee: 'Without a registration fee; we don’t know it',
  },
  questions: {
    fee: 'Is there a registration fee, or anything else we pay once?',
    languages: 'Which languages do you speak with the children?',
  },
} as const

/** Needs, what a provider offers for them, and questions; built on the server. */
export const compareCellMessages = {
  labels: {
    ages: (age: string) => `Takes a child of ${age}`,
    openings: (band: string, month: string | null) => `${article(band)} opening${month ? ` in ${month}` : ''}`,
    price: (money: string) => `At most ${money} a week`,
    hours: 'Your days and times',
    area: (miles: number, places: readonly string[]) => `Within ${miles} miles of ${places.join(' or ')}`,
    license: 'License with no open violation',
    ratio: (band: string, most: number) => `${capitalized(band)} ratio, 1:${most} or better`,
    reviews: (rating: number) => `Reviews of ${rating} or more`,
  },
  about: (name: string, age: string, month: string) => `${name}, ${age} in ${month}`,
  budget: (money: string) => `to ${money}`,
  from: (time: string) => `from ${time}`,
  until: (time: string) => `until ${time}`,

  sameArea: 'Same Area',
  differentArea: 'Different Area',
  tooFar: (distance: string) => `Too far: ${distance}`,
  yes: 'Yes',
  notStated: 'Not stated',
  openingsUnknown: 'Openings not stated',
  hoursUnknown: 'Hours not stated',
  ratioUnknown: 'Ratio not stated',
  confirmed: (day: string) => `confirmed ${day}`,
  notConfirmed: (day: string) => `Not confirmed since ${day}`,
  places: (count: number, isAnyAge: boolean, from: string | null) =>
    [`${count} ${count === 1 ? 'place' : 'places'}`, isAnyAge && 'any age', from && `from ${from}`]
      .filter(Boolean)
      .join(', '),
  full: 'Full',
  waitlist: (count: number) => `Full, waitlist ${onOneLine(`of ${count}`)}`,
  tooFarAhead: (count: number) => (count === 0 ? 'Full now, later not known' : 'Open now, later not known'),
  over: (money: string) => `${money} over`,
  fiveDays: (money: string) => `${money} for five days`,
  closes: (time: string) => `Closes ${time}`,
  opens: (time: string) => `Opens ${time}`,
  closedOn: (day: string) => `Closed ${day}s`,
  breaks: 'Closed in between',
  youNeed: (time: string) => `you need ${time}`,
  license: (status: string) => capitalized(status),
  violations: (status: string, count: number) =>
    `${capitalized(status)}, ${count === 0 ? 'no violations' : `${violations(count)} corrected`}`,
  openViolations: (count: number) => `${violations(count)} not corrected`,
  inspected: (day: string) => `inspected ${day}`,
  fileOf: (day: string) => `file of ${day}`,
  validTo: (day: string) => `valid to ${day}`,
  statusUnknown: 'Status not stated',
  stateLimit: (most: number) => `${SITE.states.length === 1 ? `${SITE.region}’s` : 'The state’s'} limit is 1:${most}`,
  perAdult: (children: number) => `1 adult, ${children} ${children === 1 ? 'child' : 'children'}`,

  child: (age: string) => `a child of ${age}`,
  questions: {
    ages: (child: string | null) => (child ? `Do you take ${child}?` : 'Which ages do you take?'),
    openings: (child: string | null, month: string | null) =>
      child
        ? `Do you have a place for ${child}${month ? ` from ${month}` : ''}?`
        : 'When will you have a place, and for which age?',
    price: (child: string | null, days: number) =>
      `What ${days > 0 && days < 5 ? `do ${days} days a week` : 'does a week'} cost${child ? ` for ${child}` : ''}, with all fees?`,
    hours: (when: string | null) => (when ? `Can we come ${when}?` : 'When do you open and close on each day?'),
    license: 'What’s your license number, and are all violations corrected?',
    ratio: 'How many children are there per adult in that room?',
    /** By amenity or activity, as a person would ask. */
    wishes: {
      keypad_entry: 'Is there a keypad or code at the door?',
      security_cameras: 'Do you have security cameras?',
      fenced_grounds: 'Are the grounds fenced?',
      visitor_sign_in: 'Do visitors sign in?',
      first_aid_staff: 'Is your staff trained in CPR and first aid?',
      safe_sleep: 'Do you have a safe-sleep routine for infants?',
      emergency_drills: 'Do you hold regular emergency drills?',
      smoke_free: 'Are you smoke-free?',
      infant_room: 'Is there a separate infant room?',
      nap_room: 'Is there a quiet nap room?',
      indoor_gym: 'Is there indoor space to run and climb?',
      art_room: 'Is there an art room?',
      book_corner: 'Is there a library or a book corner?',
      on_site_kitchen: 'Is there a kitchen on site?',
      step_free_access: 'Can we get in without steps?',
      no_pets: 'Are there any pets?',
      outdoor_playground: 'Is there an outdoor play area?',
      shaded_yard: 'Is there a shaded yard?',
      toddler_yard: 'Is there a separate yard for toddlers?',
      garden_beds: 'Is there a children’s garden?',
      water_play: 'Is there water play or a splash pad?',
      swimming_pool: 'Is there a swimming pool?',
      sports_field: 'Is there a sports field or court?',
      nature_walks: 'Do you go on nature walks?',
      music_movement: 'Do you do music and movement?',
      creative_arts: 'Do you do creative arts?',
      stem_activities: 'Do you do science, technology and math?',
      early_literacy: 'Do you do early reading and writing?',
      second_language: 'Do you teach a second language?',
      baby_signs: 'Do you use sign language with babies?',
      field_trips: 'Do you go on field trips?',
      sports_fitness: 'Do you do sports and fitness?',
      breakfast_included: 'Do you serve breakfast?',
      lunch_included: 'Do you serve lunch?',
      morning_snack: 'Do you serve a morning snack?',
      afternoon_snack: 'Do you serve an afternoon snack?',
      dinner_available: 'Do you serve dinner?',
      infant_meals: 'Do you provide formula or baby food?',
      special_diets: 'Can you accommodate special diets?',
      nut_free: 'Are you nut-free?',
      part_time_days: 'Do you offer part-time days?',
      half_days: 'Do you offer half days?',
      extended_hours: 'Can we drop off early or pick up late?',
      before_school: 'Do you offer before-school care?',
      after_school_hours: 'Do you offer after-school hours?',
      school_break_care: 'Are you open on school breaks?',
      summer_camp: 'Is there a summer camp?',
      parents_night_out: 'Do you offer parents’ nights out?',
      school_transport: 'Do you drive children to and from school?',
      home_transport: 'Do you drive children to and from home?',
      special_needs_care: 'Do you care for children with special needs?',
      visiting_therapists: 'Are visiting therapists welcome?',
      potty_training: 'Do you help with potty training?',
      sibling_discount: 'Is there a sibling discount?',
      sliding_scale: 'Are there scholarships or sliding-scale fees?',
      parent_app: 'Is there a parent app?',
      daily_reports: 'Do we get daily reports?',
      photo_updates: 'Do we get photo updates?',
      live_webcam: 'Is there a webcam for parents?',
      open_door: 'May parents drop by any time?',
      parent_conferences: 'Do you hold parent-teacher conferences?',
      family_events: 'Do you hold family events?',
    } satisfies Record<Amenity, string>,
  },
} as const

const violations = (count: number) => (count === 1 ? '1 violation' : `${count} violations`)
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const article = (word: string) => (/^[aeiou]/.test(word) && !word.startsWith('one') ? `An ${word}` : `A ${word}`)
const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const countWord = (count: number) => WORDS[count] ?? String(count)
const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
