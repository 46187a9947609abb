import type { OwnArticle } from './types'

export const firstMessage: OwnArticle = {
  slug: 'a-first-message-to-a-provider-that-gets-an-answer',
  title: 'How to write a first message that gets a real answer',
  excerpt:
    'Four facts make it easy to answer you: how old, from when, which days, which hours. The rest can wait for the visit.',
  metaDescription:
    'What to put into your first message to a childcare provider so that a busy director can answer it in two minutes, with a sample you can copy and change.',
  category: 'Communication',
  audience: 'both',
  tags: ['messages', 'openings', 'waitlist'],
  picture: '/media/illustrations/listing-03.jpg',
  pictureAlt: 'A drawn yard with a yellow bus, a slide and balls',
  daysAgo: 47,
  body: `
<p>A director reads your message between a fire drill and a bottle. If it can be answered at once, it will be. If it needs three questions back, it waits for the evening, and some evenings never come. So make it easy.</p>
<h2>The four facts</h2>
<ul><li><p><strong>How old</strong> your child will be on the first day. Rooms go by age, and the age on the first day decides the room.</p></li>
<li><p><strong>From when</strong> you need the place. "From March, or earlier if you have one" is better than "soon".</p></li>
<li><p><strong>Which days.</strong> Part-time places are often pairs: Tuesday and Thursday fit somebody else’s Monday, Wednesday and Friday.</p></li>
<li><p><strong>Which hours.</strong> Drop-off and pick-up as they really are, with the drive.</p></li></ul>
<h2>One question, not ten</h2>
<p>Ask whether there is a place. Then ask for a visit. Prices, menus and nap times are quicker to talk about, and many of them stand on the provider’s page with the date on which they were last confirmed.</p>
<h2>A sample</h2>
<blockquote><p>Hello, we are looking for a place for our daughter. She will be 14 months old in March. We need Monday to Friday, 7:30 to 5:30. Do you have a place in that room, or a waitlist? If so, we would love to visit: Tuesdays and Thursdays after 4 work best for us.</p></blockquote>
<p>Fifty words, four facts, one question, two times to visit.</p>
<h2>What to leave out</h2>
<p>Your child’s full name, date of birth, address and health history. Nobody needs them to say whether there is a place. Share them when you enroll, with the person who will look after your child, on the form that they give you.</p>
<h2>If there is no place</h2>
<p>Ask two things: how the waitlist moves, and whether you may stay on it without paying. Infant rooms are the smallest and fill first, so a place often comes free when a group moves up, not when somebody leaves. Save the search as well: you then hear when a provider near you confirms an opening for that age.</p>
<h2>For those who answer</h2>
<p>Three lines are enough: yes, no, or from when; what a week costs in that room; and one time to visit. Parents see how quickly a provider usually answers here once there were five requests or more, because it is measured from the conversations themselves. A short "no, but from June" helps a family more than silence, and counts as an answer.</p>
<h2>Sources</h2>
<ul><li><p>How messages, reply times and saved searches work is described from this site itself. The figures of openings and prices on a page carry their own source and date.</p></li>
<li><p><a href="/family-resources">Family resources</a>: why to begin with infant rooms early.</p></li></ul>`,
}
