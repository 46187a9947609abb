import type { ImmediateRule } from '@/lib/settings/rules'

export const settingMessages = {
  save: 'Save',
  saved: 'Saved',
  notSaved: 'That was not saved. What you typed is kept.',
  theirs: 'It says now:',
  theirsEmpty: 'Nothing',
  theirsHint: 'Save again to put yours in its place.',

  atOnce: 'What goes live at once',
  atOnceText:
    'Changes of a page that wait for nobody. Everything else is decided in Approvals; what went live at once stands among the versions of its page and can be put back.',
  atOnceLegend: 'Goes live at once',
  rules: {
    'phone-same-area': { label: 'A phone number of the same area code', hint: 'Another area code waits.' },
    'logo-removed': { label: 'That there is no logo any more', hint: 'A new logo waits.' },
    'photos-rearranged': {
      label: 'Another order of photos, and photos that are taken away',
      hint: 'A new photo, and other words about one, wait.',
    },
    hours: { label: 'Opening hours', hint: 'Whatever they are.' },
    amenities: { label: 'Amenities', hint: 'Of the list alone: nobody can type one.' },
    services: { label: 'Services offered', hint: 'Words of the provider’s own, with commas between.' },
  } satisfies Record<ImmediateRule, { label: string; hint: string }>,

  words: 'Words to look out for',
  wordsText:
    'One word or phrase a line, in any case, with or without accents. A star at the end finds longer words too: crypto* finds cryptocurrency.',
  reviewWords: 'Reviews with these wait until somebody has read them',
  reviewWordsHint: 'Besides strong words, links, phone numbers and names of children, which wait already.',
  messageWords: 'Messages with these are not sent',
  messageWordsHint: 'Whoever writes one is told so, and keeps what they typed. Be sparing: families talk here.',

  notice: 'Maintenance notice',
  noticeText: 'One sentence at the foot of every page, while it is on. It can come and go half a minute late.',
  noticeOn: (text: string) => `On now: “${text}”`,
  noticePlanned: 'Planned, and not shown yet.',
  noticeOver: 'Over: it is shown no longer.',
  noticeWords: 'The sentence',
  noticeWordsHint: 'Like: On Tuesday from 8 to 9 PM this site may be away for some minutes.',
  from: 'From',
  until: 'Until',
  span: (from: string, until: string) => `${from.replace('T', ' ')} – ${until.replace('T', ' ')}`,
  clock: 'By the office’s clock in Florida.',
  end: 'End the notice',
  ended: 'The notice is ended',

  plans: 'Plans and what they open',
  plansText:
    'The one table that the gates and the page of plans read. It is part of the program and changes with a release.',
  plansCaption: 'Features, and the smallest plan that opens each',
  plansColumns: ['Feature', 'What it is', 'From plan'],
  price: (name: string, dollars: string) => `${name}, ${dollars}`,
  free: (name: string) => `${name}, free`,
} as const
