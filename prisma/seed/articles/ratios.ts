import type { OwnArticle } from './types'

export const ratios: OwnArticle = {
  slug: 'how-many-children-one-adult-may-look-after-in-florida',
  title: 'How many children one adult may look after in Florida',
  excerpt:
    'Florida sets the most children that one adult in a licensed center may look after. Here is the table, and how to count for yourself.',
  metaDescription:
    'Florida limits how many children one adult may look after in a licensed center, by age. Read the table, learn how to count on a visit, and what to ask next.',
  category: 'Health & Safety',
  audience: 'families',
  tags: ['ratios', 'safety', 'visit'],
  picture: '/media/illustrations/listing-02.jpg',
  pictureAlt: 'A drawn classroom with a blackboard, a shelf of toys and a round rug',
  daysAgo: 12,
  body: `
<p>A ratio is the plainest figure about a room: how many children there are for each adult who looks after them. It decides how fast somebody comes when your child cries, and whether there is time for a walk, a book, a second try at a zipper. Florida writes the largest ratio into law. No licensed center may go above it.</p>
<h2>The table</h2>
<table><thead><tr><th scope="col">Age of the children</th><th scope="col">Most children for one adult</th></tr></thead><tbody>
<tr><td>Under 1 year</td><td>4</td></tr><tr><td>1 year</td><td>6</td></tr><tr><td>2 years</td><td>11</td></tr><tr><td>3 years</td><td>15</td></tr><tr><td>4 years</td><td>20</td></tr><tr><td>5 years and older</td><td>25</td></tr></tbody></table>
<p>These are limits, not goals. A room that stays below them is allowed, common, and usually calmer. When a provider tells us its own ratio, its page shows that figure beside the state’s limit, so you can see the distance between the two.</p>
<h2>How to count on a visit</h2>
<ol><li><p>Stand where you can see the whole room and count the children. Then count the adults who are with them, not those who pass through.</p></li>
<li><p>Divide. Ten two-year-olds with one adult is within the limit of 11. Twelve is not.</p></li>
<li><p>Ask how old the children are. The limit follows age, and the youngest rooms have the strictest figures.</p></li>
<li><p>Come at a second hour if you can. Early morning, lunch and late afternoon are when adults come and go.</p></li></ol>
<h2>Questions worth asking</h2>
<ul><li><p>How many adults are in this room at 7:30 in the morning, and how many at 5 in the afternoon?</p></li>
<li><p>Who steps in when somebody is ill?</p></li>
<li><p>Are rooms put together at the ends of the day? If so, which ages, and with how many adults?</p></li>
<li><p>Is your ratio the state’s limit, or do you keep a smaller one of your own?</p></li></ul>
<p>A good answer is a figure and a name. "We always have enough" is neither. Write down what you hear, with the day: on a comparison of your favorites, an answer that you noted counts more than a promise that you half remember.</p>
<h2>What the jump at two years means</h2>
<p>Look at the table again: from 6 children at one year to 11 at two. The day your child moves up, one adult may have nearly twice as many children to look after. That is lawful, and it is a change your child will feel. Ask when the move takes place, whether it can wait until your child is ready, and whether there are visits to the new room beforehand.</p>
<h2>When the count does not fit</h2>
<p>One crowded minute proves little: an adult may be at the door. If it stays so, say what you saw and ask how it will be put right. If a child is in danger, call 911. To report suspected abuse or neglect in Florida, call the Florida Abuse Hotline at 1-800-962-2873.</p>
<h2>Sources</h2>
<ul><li><p>Florida Statutes, section 402.305(4): the limits in the table, for licensed centers.</p></li>
<li><p>Our own <a href="/family-resources">family resources</a>: the visit checklist and the hotline.</p></li></ul>`,
}
