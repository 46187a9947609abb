/** The product's name and contact addresses. The name is written only here. */
export const SITE = {
  name: 'Nookling',
  tagline: 'Find the right nook for your little one',
  contactEmail: 'hello@nookling.example',
  legalEmail: 'legal@nookling.example',
  privacyEmail: 'privacy@nookling.example',
  supportEmail: 'support@nookling.example',
  locale: 'en_US',
  defaultZip: '32801',
} as const
