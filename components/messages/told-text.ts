import { childAgeText, monthText } from '@/lib/messages/rules/in-words'
import type { InquiryDetail } from '@/lib/messages/types'
import { messageTexts as texts } from './texts'

/** What a parent told beside the words: "Child’s age: 14 months · Wanted start: January 2027". */
export function toldText({ childAgeMonths, wantedStart }: Pick<InquiryDetail, 'childAgeMonths' | 'wantedStart'>) {
  return [
    childAgeMonths !== null && texts.childAge(childAgeText(childAgeMonths)),
    wantedStart !== null && texts.wantedStart(monthText(wantedStart)),
  ]
    .filter(Boolean)
    .join(' · ')
}
