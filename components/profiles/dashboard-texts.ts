export const dashboardTexts = {
  title: 'Care Provider Dashboard',
  lead: 'Families read your page before they write to you. Keep it true, and answer them.',
  profile: 'Public Profile',
  notYours: (who: string, provider: string) => `This is for ${who} of ${provider}. Your role there answers families.`,
  /** By how many roles may. */
  who: { managers: 'managers', editors: 'managers and editors' },
} as const
