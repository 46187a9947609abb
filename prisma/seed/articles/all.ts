import { firstMessage } from './first-message'
import { firstWeeks } from './first-weeks'
import { inclusion } from './inclusion'
import { keepingOpeningsTrue } from './keeping-openings-true'
import { planningRooms } from './planning-rooms'
import { ratios } from './ratios'
import { readingAPage } from './reading-a-page'
import { safeVisit } from './safe-visit'
import type { OwnArticle } from './types'
import { visitQuestions } from './visit-questions'
import { vpk } from './vpk'

/**
 * The articles that come with the site, written for it. What they state stands in Florida's law, as cited, or is a rule of this site;
 * everything else is advice and says so.
 */
export const OWN_ARTICLES: readonly OwnArticle[] = [
  ratios,
  vpk,
  visitQuestions,
  firstMessage,
  firstWeeks,
  readingAPage,
  inclusion,
  planningRooms,
  keepingOpeningsTrue,
  safeVisit,
]
