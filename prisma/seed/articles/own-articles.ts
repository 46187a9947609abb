import { type CategoryLabel, categoryOfLabel, DEFAULT_AUTHOR } from '@/lib/content/articles/catalogue'
import { cleanHtml } from '@/lib/content/articles/html'
import { SITE } from '@/lib/platform/config/site'
import type { Database } from '@/lib/platform/database/client'
import type { ArticleAudience } from '@/prisma/generated/enums'
import {
  firstMessage,
  firstWeeks,
  inclusion,
  ratios,
  readingAPage,
  safeVisit,
  visitQuestions,
  vpk,
} from './family-articles'

const keepingOpeningsTrue: OwnArticle = {
  slug: 'ten-minutes-a-week-that-keep-your-openings-true',
  title: 'Ten minutes a week that keep your openings page true',
  excerpt:
    'Stale openings cost families a drive and you a phone call. A small routine for directors, and what happens on your page.',
  metaDescription:
    'A ten-minute weekly routine for childcare directors: confirm openings, tuition and hours, answer what waits, and see what fades on your page after 60 days.',
  category: 'Leadership',
  audience: 'providers',
  tags: ['openings', 'tuition', 'routines'],
  picture: '/media/illustrations/listing-23.jpg',
  pictureAlt: 'A drawn classroom with a toy penguin, books and a soft rug',
  daysAgo: 90,
  body: `
<p>Families ask four things first: is there a place for this age, what does a week cost, when do you open and close, and what is your license number. Nothing on your page works harder than these four, and nothing ages faster than the first.</p>
<h2>What happens when nobody looks</h2>
<p>On this site openings count as confirmed for 60 days. Then the page says since when they were not confirmed. After 120 days you no longer appear when somebody filters for openings, even if you have three. Nobody decides that about you: it is the same for every provider, so that a green date means something.</p>
<h2>The ten minutes</h2>
<ol><li><p><strong>Openings, three minutes.</strong> Walk the rooms in your head, youngest first. A number for each age. "None" is a good answer: it stops calls that you would have to refuse.</p></li>
<li><p><strong>Tuition, two minutes.</strong> Only when it changed, or when you have not looked for a while. Weekly, full time, by age.</p></li>
<li><p><strong>Hours, one minute.</strong> Holidays that come within the month.</p></li>
<li><p><strong>Messages, four minutes.</strong> Answer what waits, if only with "not before June".</p></li></ol>
<p>Put it on Monday after drop-off, and give it to one person with a name. If that person is away, it moves to the next, not to next week.</p>
<h2>By a link, without signing in</h2>
<p>When facts grow old, the people of a page get a mail that asks whether they are still right. One press on its link confirms them, without a password. If something has changed, the same mail leads to the place where you change it.</p>
<h2>Prices that can be compared</h2>
<p>Write the price of a full-time week for each age. If you charge by the month, say what a week of it is. Registration and supplies belong on the page as well: a family that learns of them at the desk feels tricked, and a family that knew of them does not mind.</p>
<h2>When a place comes free tomorrow</h2>
<p>Do not wait for Monday. Families who saved a search near you hear of it by their next mail, and those who saved your page see it there. A place for an infant is often gone within days, so set it back to none as soon as it is taken.</p>
<h2>What the dates do for you</h2>
<p>A page that was confirmed last week says so beside every figure. It is the cheapest promise that you can make to a tired parent: somebody here looks after the small things.</p>
<h2>Sources</h2>
<ul><li><p>The 60 and 120 days, the mail and its link: this site’s own rules, on <a href="/provider-resources">provider resources</a>.</p></li>
<li><p>The routine is a suggestion. Change it until it fits your week.</p></li></ul>`,
}

const planningRooms: OwnArticle = {
  slug: 'planning-rooms-and-staff-around-florida-ratios',
  title: 'Planning rooms and staff around Florida’s child ratios',
  excerpt:
    'The state’s ratios decide how many adults you need at every hour. A way to plan them, with the arithmetic done.',
  metaDescription:
    'Use Florida’s child-to-adult limits to plan rooms, shifts and moves between groups. With worked examples for small centers and a sheet for each hour of day.',
  category: 'Leadership',
  audience: 'providers',
  tags: ['ratios', 'staff', 'planning', 'rooms'],
  picture: '/media/illustrations/listing-20.jpg',
  pictureAlt: 'A drawn classroom with a penguin and a crayon on the rug',
  daysAgo: 75,
  body: `
<p>A ratio is one line of law and the largest part of your budget. It holds at every minute that you are open, which is why a plan by the day is too coarse. Plan by the half hour.</p>
<h2>The limits</h2>
<table><thead><tr><th scope="col">Age</th><th scope="col">Children for one adult</th><th scope="col">Adults for 12 children</th></tr></thead><tbody>
<tr><td>Under 1 year</td><td>4</td><td>3</td></tr><tr><td>1 year</td><td>6</td><td>2</td></tr><tr><td>2 years</td><td>11</td><td>2</td></tr><tr><td>3 years</td><td>15</td><td>1</td></tr><tr><td>4 years</td><td>20</td><td>1</td></tr></tbody></table>
<p>Always round up. Twelve two-year-olds need two adults, because eleven is the most for one.</p>
<h2>Where one child costs an adult</h2>
<p>Look for the steps. The ninth infant needs a third adult. The seventh one-year-old needs a second, and so does the twelfth two-year-old. Just above a step a place is dear, just below it is nearly free of extra staff. Before you offer an opening, see on which side of the step it lies: two infants taken together may carry the adult that one alone does not.</p>
<h2>The first and the last hour</h2>
<p>Draw a line for each room and mark arrivals and departures for a real week. Then write the number of adults below each half hour. Two things will stand out: how early the second adult is needed, and how long a full staff stays for a few children at the end. Both are better answered with a shifted start than with longer days.</p>
<h2>Moving up</h2>
<p>A child who turns two may move from a room of 6 for one adult to a room of 11. Plan moves in pairs and on fixed months, tell parents six weeks ahead, and keep a place free in the older room first. An infant place that opens in this way is the one that waitlists wait for: put it on your page on the day you know of it.</p>
<h2>Illness</h2>
<p>If your plan works only when everybody comes, it does not work. For each room, write one name that can step in within an hour, and what happens if that name is ill as well: which two rooms can be put together by age, and with how many adults. Decide that in September, not at 6:45 in the morning.</p>
<h2>A sheet for the wall</h2>
<ol><li><p>Room, ages, limit.</p></li>
<li><p>Children expected at 7, 9, 12, 3 and 5.</p></li>
<li><p>Adults needed at the same hours, rounded up.</p></li>
<li><p>Names.</p></li>
<li><p>Who steps in.</p></li></ol>
<h2>Say what you keep</h2>
<p>If you plan with fewer children than the limit, say so on your page. A stated ratio stands there beside the state’s, and parents read it as what it is: a choice that you pay for.</p>
<h2>Sources</h2>
<ul><li><p>Florida Statutes, section 402.305(4): the limits, for licensed centers. The column for 12 children is our arithmetic.</p></li>
<li><p>Groups of mixed ages are not in this table. Ask your licensing counselor before you plan one.</p></li></ul>`,
}

/** An initial article of the site. `daysAgo`: days between publication and the day it is loaded. */
export type OwnArticle = {
  slug: string
  title: string
  excerpt: string
  metaDescription: string
  category: CategoryLabel
  audience: ArticleAudience
  tags: readonly string[]
  picture: string
  pictureAlt: string
  daysAgo: number
  body: string
}

/**
 * The site's initial articles, written for it. Facts are cited from Florida's law or are rules of this site; anything else is marked as
 * advice.
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

const DAY_MS = 86_400_000

/** An article about one state's law is loaded only if the site covers that state. */
const isTrueHere = (article: OwnArticle) =>
  SITE.states.includes('FL') || !/Florida|VPK|School Readiness/.test(JSON.stringify(article))

/** Loads the initial articles. Existing ones stay as they are, even if edited or deleted. Returns how many were added. */
export async function loadOwnArticles(database: Database, now: Date): Promise<number> {
  const { count } = await database.article.createMany({
    data: OWN_ARTICLES.filter(isTrueHere).map(({ daysAgo, picture, pictureAlt, category, body, tags, ...article }) => {
      const publishAt = new Date(now.getTime() - daysAgo * DAY_MS)
      return {
        ...article,
        body: cleanHtml(body),
        category: categoryOfLabel(category).code,
        tags: [...tags],
        metaKeywords: tags.join(', '),
        featuredImage: picture,
        featuredAlt: pictureAlt,
        author: DEFAULT_AUTHOR,
        status: 'published',
        wasPublic: true,
        publishAt,
        createdAt: publishAt,
        updatedAt: publishAt,
      }
    }),
    skipDuplicates: true,
  })
  return count
}
