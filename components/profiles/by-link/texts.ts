import { FACTS_LINK_DAYS } from '@/lib/profiles/rules/limits'

export const factsByLinkTexts = {
  title: 'Still right?',
  description: 'Confirm what your page says.',
  lead: (name: string) => `This is what the page of ${name} says. Confirm what is still right; you need not sign in.`,
  all: 'All of it is still right',
  done: 'Thank you. Your page has today’s date there now.',
  today: 'Confirmed today',
  wrong: 'Something is not right?',
  change: 'Sign in and change it',
  nothing: 'This page states nothing that could be confirmed.',
  openings: (count: number) => (count === 0 ? 'full' : count === 1 ? '1 opening' : `${count} openings`),
  deadTitle: 'This link is not valid any more',
  deadText: `Links in these mails work for ${FACTS_LINK_DAYS} days, and only for people who may edit the page. Sign in to confirm its facts on your dashboard.`,
  signIn: 'Sign in',
  refusedTitle: 'That was not confirmed',
  back: 'Back to the facts',
} as const
