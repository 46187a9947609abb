/** Words of single facts, needs and questions. Made on the server; the screens are in ../texts.ts. */
export const compareWords = {
  hoursUnknown: 'Hours not stated',
  stated: (count: number) => `${count} stated`,
  noneStated: 'None stated',
  validUntil: (day: string, isPast: boolean) => `${isPast ? 'ended' : 'valid until'} ${day}`,
  rating: 'Rating',
  ratio: 'Children per adult',
  ratioUnknown: 'Not stated',
  fee: 'Registration fee',
  feeUnknown: 'Not stated',
  languages: 'Languages',
  languagesUnknown: 'Not stated',
  tour: 'Your tour',
  cost: {
    label: 'Cost until kindergarten',
    unknown: 'No price is known',
    total: (money: string, isLeast: boolean) => `${isLeast ? 'At least' : 'About'} ${money}`,
    months: (months: number, days: number) =>
      `${months === 1 ? 'One month' : `${months} months`}, ${days === 1 ? 'one day' : `${days} days`} a week`,
    unknownMonths: (months: number) => `${months === 1 ? 'One month has' : `${months} months have`} no known price`,
    notTaken: 'Not all of these ages are taken',
    around: 'Partly by the prices around it',
    vpk: 'With its free VPK hours',
    fee: (money: string) => `With its registration fee of ${money}`,
    medianFee: (money: string) => `With a registration fee of ${money}, the median around it`,
    noFee: 'Without a registration fee, which is not known',
  },
  child: (age: string) => `a child of ${age}`,

  needs: {
    age: (age: string, month: string) => `Yours: ${age} in ${month}`,
    start: (month: string) => `You need it from ${month}`,
    budget: (price: string) => `Your budget: ${price}`,
    hours: (when: string) => `You need ${when}`,
    distance: (distance: string, of: 'home' | 'work') => `${distance} from ${of}`,
    notStated: (labels: string) => `Not stated: ${labels}`,
  },
  questions: {
    ages: (child: string | null) => (child ? `Do you take ${child}?` : 'Which ages do you take?'),
    openings: (child: string | null, month: string | null) =>
      child ? `Is there a place for ${child} from ${month}?` : 'When is a place free, and for which age?',
    price: (child: string | null, days: number) =>
      `What ${days > 0 && days < 5 ? `do ${days} days a week` : 'does a week'} cost${child ? ` for ${child}` : ''}, with all fees?`,
    hours: (when: string | null) =>
      when ? `Can we bring and fetch our child ${when}?` : 'When do you open and close on each day?',
    license: 'What is your license number, and until when is it valid?',
    ratio: 'How many children are there per adult in that room?',
    fee: 'Is there a registration fee, and what else is paid once?',
    languages: 'Which languages do you speak with the children?',
  },
} as const
