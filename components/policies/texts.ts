export const policyTexts = {
  lastUpdated: 'Last updated January 26, 2025',
  contents: 'Contents',
} as const
