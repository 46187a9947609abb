import { TOUR_HOST_NAMES } from '@/lib/providers/rules/tour-hosts'
import { LIMITS } from '@/lib/providers/schema/provider-draft'
import { TOUR_PHOTOS } from '@/lib/providers/schema/tours'
import { PROMISE } from '../texts'

const SITES = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(TOUR_HOST_NAMES)

export const listTexts = {
  activities: 'Activities',
  activitiesLead: `What children do at your place: up to ${LIMITS.activities}. Families see them once an admin has looked at them.`,
  editActivities: 'Edit Activities',
  doneEditing: 'Done Editing',
  noActivities: 'No activities are stated yet.',
  name: 'Name',
  description: 'Description',
  ageGroup: 'Age group',
  ageGroupHint: 'Like 3 to 5 years.',
  frequency: 'How often',
  frequencyHint: 'Like every Tuesday.',
  add: 'Add Activity',
  full: `These are ${LIMITS.activities}, as many as the page shows. Delete one to add another.`,
  delete: 'Delete',
  deleteOne: (name: string) => `Delete ${name}`,
  unfinished: 'Press Add Activity first, or empty its fields.',

  tours: 'Virtual tours',
  toursLead: `Let families look around before they come: with photos, a video of yours, or a 360° tour on ${SITES}. Nothing of these sites is loaded before somebody chooses to see it.`,
  editTours: 'Edit Virtual Tours',
  noTours: 'No virtual tours are stated yet.',
  link: 'Link',
  linkHint: `Of ${SITES}. Empty it to take the tour away.`,
  title: 'Title',
  shownBy: 'Shown by',
  kinds: { link: 'A link', photos: 'Photos', video: 'A video' },
  photoOf: (place: number, count: number) => `Photo ${place} of ${count}`,
  photosHint: `${TOUR_PHOTOS.fewest} to ${TOUR_PHOTOS.most} photos, in the order in which one walks. Remove all to take the tour away. Where a photo was taken is never kept.`,
  addVideo: 'Add a video',
  replaceVideo: 'Replace the video',
  removeVideo: 'Remove the video',
  yourVideo: 'Your video',
  videoWords: 'What it shows',
  videoWordsHint: 'For those who cannot see or hear it: which rooms, and what is said.',
  videoHint:
    'MP4, MOV or WebM, at most 100 MB. Where, when and with what it was filmed is taken out. Please show no child whose parents have not agreed.',
  arriving: 'Please wait until everything has arrived.',

  waiting: 'Waiting for approval',
  sent: 'Submitted for approval',
  sentText: `You hear from us within ${PROMISE}.`,
  back: 'It is what your page says: nothing waits any more.',
  kept: 'Your unsent changes are back.',
  cancel: 'Cancel',
  meanwhile:
    'Somebody else has changed the page meanwhile. What you have is kept: look at it, and press Done Editing again.',
  theirs: 'What stands there now',
  useTheirs: 'Use this instead of mine',
  failed: 'That was not sent. What you have is kept: please try again.',
} as const
