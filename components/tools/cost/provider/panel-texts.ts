import { ageText } from '@/lib/providers/rules/age-text'

/** What the panel says beyond the Cost Estimator's own texts. */
export const panelTexts = {
  failed: 'The prices could not be loaded.',
  tryAgain: 'Try again',
  child: 'Child',
  anotherChild: 'Another child',
  vpkHint: (offers: boolean) =>
    offers
      ? 'This provider says that it takes part in VPK.'
      : 'This provider has not said whether it takes part in VPK. Ask before you count on it.',
  sibling: 'A brother or sister goes there too',
  siblingHint: (percent: number | null) =>
    percent === null ? 'Its sibling discount is not stated, so nothing is taken off.' : `${percent}% sibling discount.`,
  stays: 'What you choose here stays in your browser.',
  chooseBirth: 'Choose a month of birth, or enter an age, to see the cost.',
  tooYoung: (months: number) =>
    `This provider takes children from ${ageText(months)} on. At the start yours would be younger.`,
  unknownMonths: (months: number) =>
    `${months === 1 ? 'One month' : `${months} months`} of it ${months === 1 ? 'has' : 'have'} no known price here or around, so nothing is counted for ${months === 1 ? 'it' : 'them'}.`,
  notTaken: 'Not an age that is taken here',

  own: 'Prices are full-time weeks as this provider stated them. Who said so and when stands below each room.',
  around:
    'Where this provider stated no price, the room counts with the median around it, where five or more stated one, or for infants with the federal survey’s figure of its county. Such a room says so.',
  noneTaken: 'Months in rooms of ages that this provider does not take are not counted.',
  registration: (money: string) => `Its registration fee of ${money}, paid once.`,
  registrationUnknown: 'No registration fee: this provider did not state one, and too few around it did. Ask for it.',
  siblingUnknown: 'No sibling discount: this provider did not state one.',
  siblingPercent: (percent: number) => `Its sibling discount of ${percent} percent on every week.`,
  siblingOffered: (percent: number) => `No sibling discount. This provider gives ${percent} percent.`,
} as const
