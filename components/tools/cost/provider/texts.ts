/** What stands on a provider's page before anybody asks; the panel's words come with it (panel-texts.ts). */
export const providerCostTexts = {
  title: 'Cost until kindergarten',
  lead: 'What this provider costs by room and month, from the first day until kindergarten, with Florida’s free VPK hours.',
  open: 'Work out the cost',
  loading: 'Getting the prices...',
} as const
