import { ARTICLE_ZONE, MAX_LISTED } from '@/lib/content/articles/catalogue'
import type { BlogPost } from '@/lib/content/articles/types'
import { dayText, timeText } from '@/lib/platform/time/dates'
import { localTimeOf, minuteOf } from '@/lib/platform/time/zoned-time'
import type { ArticleStatus } from '@/prisma/generated/enums'

export const cmsMessages = {
  title: 'Content Management System',
  description: 'Articles of the blog: write, plan, publish, and see how each one scores.',
  lead: 'Articles of the blog, the newest first. Times are Florida’s.',
  dashboard: 'Admin Dashboard',

  search: 'Search articles',
  searchPlaceholder: 'Search articles by title or author...',
  status: 'Status',
  allStatus: 'All Status',
  newArticle: 'New Article',
  loading: 'Loading articles...',
  loadFailed: 'The articles could not be loaded. Please try again.',
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
  monthBefore: 'Month before',
  monthAfter: 'Next month',
  dayLabel: (day: string, count: number) =>
    count === 0 ? day : `${day}, ${count === 1 ? '1 article' : `${count} articles`}`,
  plannedLabel: (title: string, status: string) => `${title}, ${status}: edit`,
  emptyMonth: 'No article appears in this month.',
  goneOn: (deleted: string, gone: string) => `Deleted ${deleted}. It can be had back until ${gone}.`,
  bringBack: 'Bring back',
  bringBackOf: (title: string) => `Bring back ${title}`,
  noDeletedTitle: 'No deleted article',
  noDeletedText: 'Deleted articles stand here for 30 days.',

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
  duplicated: 'A copy was made as a draft.',
  deleted: (title: string) => `“${title}” was deleted.`,
  undo: 'Undo',
  restored: 'The article is back.',
  failed: 'That did not work. Please try again.',

  createTitle: 'Create New Article',
  editTitle: (title: string) => `Edit Article: ${title}`,
  cancel: 'Cancel',
  save: 'Save Article',
  saving: 'Saving...',
  notSaved: 'The article was not saved. Everything you wrote is still here.',
  deletedMeanwhile:
    'Most likely somebody deleted it: bring it back in another tab, from the list of deleted ones, and save again.',
  taken: (disputed: readonly string[]) => {
    const both = disputed.map((name) => FIELD_NAMES[name] ?? name)
    return both.length === 0
      ? 'What they changed is taken over, and everything you wrote is still here. Save again.'
      : `You both changed: ${both.join(', ')}. Yours is still here, and the rest of theirs is taken over. Save again to keep yours: theirs stays among the versions.`
  },
  saved: {
    draft: 'Saved as a draft.',
    published: 'Saved and published.',
    scheduled: 'Saved. It will be published at the time you chose.',
  } satisfies Record<ArticleStatus, string>,
  leaveQuestion: 'You have changes that are not saved. Close without saving them?',
  keepWriting: 'Keep writing',
  discard: 'Discard changes',
} as const

export const editorMessages = {
  parts: 'Parts of the article',
  tabs: { content: 'Content', seo: 'SEO & Meta', settings: 'Settings' },
  wrong: 'needs a look',

  articleTitle: 'Article Title',
  excerpt: 'Excerpt',
  excerptHint: 'One or two sentences below the title, and in lists.',
  content: 'Article Content',

  metaDescription: 'Meta Description',
  metaHint: '150 to 160 characters are ideal.',
  counter: (count: number, goal: number) => `${count}/${goal} characters`,
  keywords: 'Keywords',
  featuredImage: 'Featured Image URL',
  featuredHint: 'An address is fetched once when you save; readers get the picture from here.',
  featuredAlt: 'What the picture shows',
  featuredAltHint: 'For those who cannot see it.',
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
  addressHint: 'Made of the title until the article is published. Old addresses lead on to the new one.',
  tags: 'Tags',
  tagsHint: 'Press Enter after each. Three or more help to be found.',
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

  linkAddress: 'Address of the link',
  linkHint: 'A page here (“/faq”) or a whole address (“https://…”).',
  badLink: 'Please give a page here, beginning with “/”, or a whole address, beginning with https://',
  setLink: 'Set link',
  removeLink: 'Remove link',
  videoAddress: 'Address of the video',
  videoHint: 'YouTube or Vimeo. Readers get a link: nothing of the host is loaded here.',
  badVideo: 'This is no video on YouTube or Vimeo.',
  videoTitle: 'What the video is called',
  insertVideo: 'Insert video',
  insertPicture: 'Insert picture',
  pictureFile: 'Choose a picture',
  pictureAddress: 'Or the address of a picture',
  fetchPicture: 'Fetch picture',
  alt: 'What the picture shows',
  altHint: 'For those who cannot see it. Leave it empty only where the picture says nothing.',
  working: 'Working…',
  close: 'Close',
} as const

export const versionMessages = {
  title: 'Versions',
  lead: (title: string) => `Every save of “${title}” that changed its words.`,
  loading: 'Loading versions...',
  none: 'Nobody has changed it yet. From the first change on, what it says today stands here.',
  failed: 'The versions could not be loaded. Please try again.',
  line: (version: number) => `Version ${version}`,
  saved: (when: string, by: string | null) => (by ? `${when}, ${by}` : when),
  newest: 'This is what the article says now.',
  since: 'What has changed since then: what went is struck through, what came is underlined.',
  same: 'The article says the same now.',
  removed: 'removed',
  added: 'added',
  restore: 'Restore this version',
  restored: 'The article says again what it said then.',
  restoreHint: 'What it says now stays a version, too.',
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
  text: 'Whoever has this link reads the article as it was last saved, without signing in. Search engines do not see it.',
  until: (day: string) => `It works until ${day}, and longer when you open this again.`,
  link: 'Link',
  open: 'Open preview',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'The link could not be copied. Please select it and copy it yourself.',
  end: 'End this link',
  ended: 'The link has ended.',
} as const

export const savedMessages = {
  found: (when: string) => `You wrote more on ${when} and did not save it.`,
  use: 'Go on with it',
  drop: 'Discard it',
  kept: (time: string) => `Kept by itself at ${time}, not saved yet`,
  notKept: 'Not saved yet, and at the moment nothing is kept',
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
  return `${dayText(local.slice(0, 10), '')}, ${timeText(minuteOf(local))}`
}

/** "10:00 AM" of the same. */
export const clockText = (iso: string): string => timeText(minuteOf(localTimeOf(new Date(iso), ARTICLE_ZONE)))

/** "Nov 24, 2026", with the time if it is scheduled. */
export function publishText({
  status,
  publishDate,
  publishTime,
}: Pick<BlogPost, 'status' | 'publishDate' | 'publishTime'>) {
  const day = dayText(publishDate, '')
  return status === 'scheduled' ? `${day}, ${timeText(minuteOf(`${publishDate}T${publishTime}`))}` : day
}
