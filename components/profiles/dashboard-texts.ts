export const dashboardTexts = {
  title: 'Care Provider Dashboard',
  lead: 'Families read your page before they write to you. Keep it true, and answer them.',
  profile: 'Public Profile',
} as const
