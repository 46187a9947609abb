import type { InquiryDetail } from '@/lib/messages/types'
import type { TourStatus } from '@/prisma/generated/enums'
import type { TourAction } from './rules/transitions'

/** A time that can be chosen. `at` is ISO 8601; `text` "Tue, Nov 24, 10:00 AM EST". */
export type ShownTime = {
  at: string
  text: string
  isPast: boolean
  /** What else the reader has then. */
  conflict: string | null
}

/** `at` is ISO 8601; `day` "Tue, Nov 24"; `time` "10:00 AM EST". */
export type OfferedSlot = { at: string; day: string; time: string }

/** A tour as one of its sides sees it. */
export type ShownTour = {
  id: number
  status: TourStatus
  /** The times that wait were proposed by the reader's side. */
  isYourProposal: boolean
  /** Whether the reader's side called it off or said what became of it; null where nobody did. */
  isYourDecision: boolean | null
  /** What was agreed, or until now; null where nothing ever was. */
  agreed: ShownTime | null
  times: ShownTime[]
  /** What the reader can do. */
  actions: TourAction[]
}

/** Everything about visits in one conversation. */
export type TourPanel = {
  /** The newest first. */
  tours: ShownTour[]
  canPropose: boolean
  /** Times that the provider offers: for a parent, who takes one without asking. */
  slots: OfferedSlot[]
  /** "Eastern Time": whose clocks are meant. */
  zone: string
  /** The range of a field for times, on those clocks. */
  range: { min: string; max: string }
}

export type ConversationDetail = InquiryDetail & {
  visits: TourPanel
  /** Something at the bell leads here and was not read. */
  hasNews: boolean
}

/** What the holder of a link in a mail can say of a visit. */
export type LinkedVisit = {
  /** When it takes place; null while times wait. */
  agreed: string | null
  times: Pick<ShownTime, 'at' | 'text'>[]
  canDecline: boolean
}

/** What a provider offers, as its people read and change it. Times as they are typed, Monday first. */
export type ShownOffer = {
  isOn: boolean
  noticeHours: number
  daysAhead: number
  weekly: string[]
  otherDays: { day: string; times: string }[]
  /** The next ones that are free: "Tue, Nov 24, 10:00 AM EST". */
  next: string[]
  /** "Eastern Time": whose clocks are meant. */
  zone: string
  today: string
}
