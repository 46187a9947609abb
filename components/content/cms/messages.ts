import { ARTICLE_ZONE, MAX_LISTED } from '@/lib/content/articles/catalogue'
import type { BlogPost } from '@/lib/content/articles/types'
import { SITE } from '@/lib/platform/config/site'
import { dateText, timeText } from '@/lib/platform/time/dates'
import { localTimeOf, minuteOf } from '@/lib/platform/time/zoned-time'
import type { ArticleStatus } from '@/prisma/generated/enums'

export const cmsMessages = {
  title: 'Content Management System',
  description: 'Blog articles: write, schedule, publish, and see how each one scores.',
  lead: `Blog articles, newest first. Times are in ${SITE.region}.`,
  dashboard: 'Admin Dashboard',

  search: 'Search articles',
  searchPlaceholder: 'Search articles by title or author...',
  status: 'Status',
  allStatus: 'All Status',
  newArticle: 'New Article',
  loading: 'Loading articles...',
  loadFailed: 'We couldn’t load the articles. Please try again.',
  again: 'Try again',
  emptyTitle: 'No articles found',
  emptyText: 'Get started by creating your first blog article.',
  found: (count: number) => {
    if (count >= MAX_LISTED) return `The newest ${MAX_LISTED} articles. Search for an older one.`
    return count === 1 ? '1 article' : `${count} articles`
  },

  more: (count: number) => `Show ${count} more`,

  deletedStatus: 'Deleted',
  asList: 'List',
  asCalendar: 'Calendar',
  shownAs: 'Shown as',
  monthBefore: 'Previous month',
  monthAfter: 'Next month',
  dayLabel: (day: string, count: number) =>
    count === 0 ? day : `${day}, ${count === 1 ? '1 article' : `${count} articles`}`,
  plannedLabel: (title: string, status: string) => `${title}, ${status}: edit`,
  emptyMonth: 'No articles this month.',
  goneOn: (deleted: string, gone: string) => `Deleted ${deleted}. You can restore it until ${gone}.`,
  bringBack: 'Restore',
  bringBackOf: (title: string) => `Restore ${title}`,
  noDeletedTitle: 'No deleted articles',
  noDeletedText: 'You’ll find deleted articles here for 30 days.',

  untitled: 'Untitled article',
  seoScore: (score: number) => `SEO Score: ${score}%`,
  minutes: (minutes: number) => `${minutes} min read`,
  views: (views: number) => (views === 1 ? '1 view' : `${views.toLocaleString('en-US')} views`),
  edit: (title: string) => `Edit ${title}`,
  view: (title: string) => `View ${title}`,
  remove: (title: string) => `Delete ${title}`,
  preview: (title: string) => `Preview ${title}`,
  history: (title: string) => `Versions of ${title}`,
  duplicate: (title: string) => `Duplicate ${title}`,
  duplicated: 'Copied as a draft.',
  deleted: (title: string) => `“${title}” deleted.`,
  undo: 'Undo',
  restored: 'Article restored.',
  failed: 'That didn’t work. Please try again.',

  createTitle: 'Create New Article',
  editTitle: (title: string) => `Edit Article: ${title}`,
  cancel: 'Cancel',
  save: 'Save Article',
  saving: 'Saving...',
  savedNotListed: 'The article is saved, but we couldn’t refresh this list. Please reload the page.',
  notSaved: 'We couldn’t save the article. Everything you wrote is still here.',
  deletedMeanwhile:
    'Most likely someone deleted it. Restore it in another tab, from the list of deleted articles, and save again.',
  taken: (disputed: readonly string[]) => {
    const both = disputed.map((name) => FIELD_NAMES[name] ?? name)
    return both.length === 0
      ? 'We added their changes, and everything you wrote is still here. Save again.'
      : `You both changed: ${both.join(', ')}. Yours is still here, and we added the rest of theirs. Save again to keep yours; you’ll find theirs under Versions.`
  },
  saved: {
    draft: 'Saved as a draft.',
    published: 'Saved and published.',
    scheduled: 'Saved. It will be published at the time you chose.',
  } satisfies Record<ArticleStatus, string>,
  leaveQuestion: 'You have unsaved changes. Close without saving them?',
  keepWriting: 'Keep writing',
  discard: 'Discard changes',
} as const

export const editorMessages = {
  parts: 'Parts of the article',
  tabs: { content: 'Content', seo: 'SEO & Meta', settings: 'Settings' },
  wrong: 'needs a look',

  articleTitle: 'Article Title',
  excerpt: 'Excerpt',
  excerptHint: 'One or two sentences, shown below the title and in lists.',
  content: 'Article Content',

  metaDescription: 'Meta Description',
  metaHint: '150 to 160 characters is ideal.',
  counter: (count: number, goal: number) => `${count}/${goal} characters`,
  keywords: 'Keywords',
  featuredImage: 'Featured Image URL',
  featuredHint: 'We copy the picture when you save, and readers load it from this site.',
  featuredAlt: 'What the picture shows',
  featuredAltHint: 'For people who can’t see it.',
  removePicture: 'Remove picture',

  score: 'SEO Score',
  scoreOf: (score: number) => `${score}%`,
  checks: {
    titleLength: 'Title of 50 to 60 characters',
    metaDescription: 'Meta description of 150 to 160 characters',
    contentWords: 'Content of 300+ words',
    featuredImage: 'Featured image',
  },
  words: (words: number) => (words === 1 ? '1 word' : `${words.toLocaleString('en-US')} words`),
  done: 'done',
  open: 'open',

  category: 'Category',
  status: 'Publication Status',
  publishDate: 'Publish Date',
  publishTime: 'Publish Time',
  timeHint: 'Eastern Time',
  audience: 'Audience',
  author: 'Author',
  address: 'Address',
  addressHint: 'Follows the title until you publish. Old addresses redirect to the new one.',
  tags: 'Tags',
  tagsHint: 'Press Enter after each. Three or more help people find it.',
  removeTag: (tag: string) => `Remove ${tag}`,
} as const

export const toolbarMessages = {
  name: 'Formatting',
  style: 'Text style',
  paragraph: 'Text',
  heading: (level: number) => `Heading ${level}`,
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  strike: 'Strike through',
  bullets: 'Bulleted list',
  numbers: 'Numbered list',
  quote: 'Quote',
  link: 'Link',
  picture: 'Picture',
  table: 'Table',
  video: 'Video',
  line: 'Dividing line',
  undo: 'Undo',
  redo: 'Redo',

  tableTools: 'Table',
  addRow: 'Add row',
  addColumn: 'Add column',
  removeRow: 'Remove row',
  removeColumn: 'Remove column',
  headRow: 'Heading row',
  removeTable: 'Remove table',

  linkAddress: 'Link address',
  linkHint: 'A page here (“/faq”) or a full address (“https://…”).',
  badLink: 'Please enter a page here, starting with “/”, or a full address, starting with https://',
  setLink: 'Set link',
  removeLink: 'Remove link',
  videoAddress: 'Video address',
  videoHint: 'YouTube or Vimeo. Readers get a link; we load nothing from those sites here.',
  badVideo: 'That isn’t a YouTube or Vimeo video.',
  videoTitle: 'Video title',
  insertVideo: 'Insert video',
  insertPicture: 'Insert picture',
  pictureFile: 'Choose a picture',
  pictureAddress: 'Or a picture’s address',
  fetchPicture: 'Get picture',
  alt: 'What the picture shows',
  altHint: 'For people who can’t see it. Leave empty only for decorative pictures.',
  working: 'Working…',
  close: 'Close',
} as const

export const versionMessages = {
  title: 'Versions',
  lead: (title: string) => `Every saved change to the text of “${title}”.`,
  loading: 'Loading versions...',
  none: 'No changes yet. After the first one, you’ll find today’s text here.',
  failed: 'We couldn’t load the versions. Please try again.',
  line: (version: number) => `Version ${version}`,
  saved: (when: string, by: string | null) => (by ? `${when}, ${by}` : when),
  newest: 'This is the current version.',
  since: 'Changes since then: removed text is struck through, added text is underlined.',
  same: 'Same as the current version.',
  removed: 'removed',
  added: 'added',
  restore: 'Restore this version',
  restored: 'Version restored.',
  restoreHint: 'We keep the current text as a version, too.',
  fields: {
    title: 'Article Title',
    excerpt: 'Excerpt',
    body: 'Article Content',
    metaDescription: 'Meta Description',
    metaKeywords: 'Keywords',
    featuredImage: 'Featured Image URL',
    featuredAlt: 'What the picture shows',
    category: 'Category',
    audience: 'Audience',
    tags: 'Tags',
    author: 'Author',
  },
} as const

export const linkMessages = {
  title: 'Preview by a secret link',
  text: 'Anyone with this link can read the article as last saved, without signing in. Search engines can’t see it.',
  until: (day: string) => `It works until ${day}. Opening this again extends it.`,
  link: 'Link',
  open: 'Open preview',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'We couldn’t copy the link. Please select it and copy it yourself.',
  end: 'Turn off this link',
  ended: 'The link no longer works.',
} as const

export const savedMessages = {
  found: (when: string) => `You wrote more on ${when} and didn’t save it.`,
  use: 'Continue with it',
  drop: 'Discard it',
  kept: (time: string) => `Draft kept at ${time}, not saved yet`,
  notKept: 'Not saved yet, and we can’t keep a draft right now',
} as const

const FIELD_NAMES: Record<string, string> = {
  ...versionMessages.fields,
  content: editorMessages.content,
  status: editorMessages.status,
  publishDate: editorMessages.publishDate,
  publishTime: editorMessages.publishTime,
  slug: editorMessages.address,
}

/** "Nov 22, 2026, 10:00 AM" in the articles' time zone. */
export function momentText(iso: string): string {
  const local = localTimeOf(new Date(iso), ARTICLE_ZONE)
  return `${dateText(local.slice(0, 10), '')}, ${timeText(minuteOf(local))}`
}

/** "10:00 AM" of the same. */
export const clockText = (iso: string): string => timeText(minuteOf(localTimeOf(new Date(iso), ARTICLE_ZONE)))

/** "Nov 24, 2026", with the time if it is scheduled. */
export function publishText({
  status,
  publishDate,
  publishTime,
}: Pick<BlogPost, 'status' | 'publishDate' | 'publishTime'>) {
  const day = dateText(publishDate, '')
  return status === 'scheduled' ? `${day}, ${timeText(minuteOf(`${publishDate}T${publishTime}`))}` : day
}
