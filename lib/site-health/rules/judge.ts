import type { Part, SiteFacts, State } from '../types'

/** A page's own queries take 1 to 10 ms; a question of nothing that takes this long means that people wait. */
export const SLOW_DATABASE_MS = 250

const JUDGES: { [P in Part]: (facts: SiteFacts[P]) => State } = {
  database: ({ millis }) => (millis > SLOW_DATABASE_MS ? 'ill' : 'well'),
  // Waiting work that nobody takes is late mail, late alerts, articles that do not appear.
  jobs: ({ runners, overdue, failed }) => (runners === 0 || overdue > 0 || failed > 0 ? 'ill' : 'well'),
  mail: ({ isSet, refused, failed }) => (isSet ? (refused > 0 || failed > 0 ? 'ill' : 'well') : 'off'),
  files: ({ isWritable }) => (isWritable ? 'well' : 'ill'),
  pages: ({ commandsReachThem }) => (commandsReachThem ? 'well' : 'off'),
  google: ({ isSet, callsToday, budget }) => (isSet ? (callsToday >= budget ? 'ill' : 'well') : 'off'),
  payments: ({ takesCards, saysHow }) => (takesCards || saysHow ? 'well' : 'off'),
}

/** How a part is doing, by what was found of it. */
export function judge<P extends Part>(part: P, facts: SiteFacts[P]): State {
  return JUDGES[part](facts)
}
