import { SITE } from '@/lib/platform/config/site'
import type { ImmediateRule } from '@/lib/settings/rules'

export const settingMessages = {
  save: 'Save',
  saved: 'Saved',
  notSaved: 'We couldn’t save that. What you typed is still here.',
  theirs: 'Now it says:',
  theirsEmpty: 'Nothing',
  theirsHint: 'Save again to replace it with yours.',

  atOnce: 'What goes live without review',
  atOnceText:
    'Changes that go live without review. You decide everything else in Approvals. You can find these changes under the page’s versions, and undo them there.',
  atOnceLegend: 'Goes live without review',
  rules: {
    'phone-same-area': { label: 'A phone number with the same area code', hint: 'A new area code needs review.' },
    'logo-removed': { label: 'Removing the logo', hint: 'A new logo needs review.' },
    'photos-rearranged': {
      label: 'Reordering or removing photos',
      hint: 'New photos and new descriptions need review.',
    },
    hours: { label: 'Opening hours', hint: 'Any change.' },
    amenities: { label: 'Amenities', hint: 'From our list only; nobody can add their own.' },
    services: { label: 'Services offered', hint: 'In the provider’s own words, separated by commas.' },
  } satisfies Record<ImmediateRule, { label: string; hint: string }>,

  words: 'Words to look out for',
  wordsText:
    'One word or phrase per line. Capitals and accents don’t matter. A star at the end also finds longer words: crypto* finds cryptocurrency.',
  reviewWords: 'Reviews with these words need review first',
  reviewWordsHint: 'Strong language, links, phone numbers and children’s names always need review.',
  messageWords: 'Messages with these words aren’t sent',
  messageWordsHint: 'We tell the sender why, and they keep what they typed. Use few: families talk here.',

  notice: 'Maintenance notice',
  noticeText:
    'One sentence at the bottom of every page while it’s on. It may appear or disappear up to half a minute late.',
  noticeOn: (text: string) => `On now: “${text}”`,
  noticePlanned: 'Planned; not shown yet.',
  noticeOver: 'Over; no longer shown.',
  noticeWords: 'Text',
  noticeWordsHint: 'Like: This site may be down for a few minutes on Tuesday from 8 to 9 PM.',
  from: 'From',
  until: 'Until',
  span: (from: string, until: string) => `${from.replace('T', ' ')} – ${until.replace('T', ' ')}`,
  clock: `${SITE.region} time.`,
  end: 'End the notice',
  ended: 'Notice ended',

  plans: 'Plans and what they include',
  plansText: 'Which plan includes what. This is part of the software and changes only with a release.',
  plansCaption: 'Features, and the smallest plan with each one',
  plansColumns: ['Feature', 'What it is', 'From plan'],
  price: (name: string, dollars: string) => `${name}, ${dollars}`,
  free: (name: string) => `${name}, free`,
} as const
