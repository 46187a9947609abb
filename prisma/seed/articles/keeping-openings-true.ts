import type { OwnArticle } from './types'

export const keepingOpeningsTrue: OwnArticle = {
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
