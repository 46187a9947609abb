import { MAX_SCORE } from '@/lib/favorites/rules/scorecard'

/** Of notes and the tour scorecard. */
export const notesTexts = {
  begin: 'Add notes or a tour scorecard',
  change: 'Notes and tour scorecard',
  ofName: (name: string) => ` of ${name}`,
  onlyYou: 'Seen by you alone.',
  note: 'Notes',
  noteHint: 'What you want to remember, or ask next time.',
  touredOn: 'Day of the tour',
  scorecard: 'Tour scorecard',
  scorecardHint: `1 is poor, ${MAX_SCORE} is great. Leave out what you did not see.`,
  notJudged: 'Not judged',
  save: 'Save notes',
  close: 'Close',
  saved: 'Notes saved',
  fallback: 'Your notes could not be saved. They are still here: please try again.',
  toured: (day: string) => `Toured ${day}`,
  average: (score: number) => `${score} of ${MAX_SCORE} after the tour`,
  removeQuestion: 'Remove it with your notes and scorecard? This cannot be undone.',
  keep: 'Keep',
} as const
