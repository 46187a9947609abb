import type { Translate } from '@/lib/platform/language/types'
import { relativeTime } from '@/lib/platform/time/dates'
import type { ReviewView } from '@/lib/providers/types'

type Moment = { time: string; text: string }

/** A review as text. Client components get these plain values instead of the messages that the text is made from. */
export type ReviewValues = {
  author: string
  rating: number
  written: Moment
  /** Absent if it was not edited since it was published. */
  edited?: string
  experience?: string
  relation: string
  isConfirmed: boolean
  text: string
  answer?: { title: string; written: Moment; text: string }
}

type Review = Omit<ReviewView, 'id' | 'editedAt'> & { editedAt?: string | null }
type ReviewTexts = {
  t: Translate<'reviews.common'>
  choices: Translate<'reviews.choices'>
  times: Translate<'platform.time'>
}

/** `name`: the provider's name, for the title of its answer. */
export function reviewValuesOf(
  review: Review,
  name: string,
  now: Date,
  { t, choices, times }: ReviewTexts,
): ReviewValues {
  const { authorName, rating, createdAt, editedAt, experience, relation, text, answer } = review
  const moment = (time: string): Moment => ({ time, text: relativeTime(times, time, now) })
  return {
    author: authorName,
    rating,
    written: moment(createdAt),
    ...(editedAt && { edited: t('edited') }),
    ...(experience && { experience: choices(`experiences.${experience}`) }),
    relation: t(`relations.${relation}`),
    isConfirmed: relation !== 'none',
    text,
    ...(answer && {
      answer: { title: t('answerOf', { name }), written: moment(answer.createdAt), text: answer.text },
    }),
  }
}
