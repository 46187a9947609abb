import type { OwnArticle } from './types'

export const inclusion: OwnArticle = {
  slug: 'asking-for-what-your-child-needs-before-day-one',
  title: 'Asking for what your child needs, before the first day',
  excerpt:
    'An allergy, a second language, a brace, a need for quiet: how to say it, what to ask, and what a good answer sounds like.',
  metaDescription:
    'How to tell a childcare provider what your child needs before the first day: what to say and when, eight practical questions, and answers worth trusting.',
  category: 'Inclusion',
  audience: 'both',
  tags: ['inclusion', 'needs', 'languages', 'allergies'],
  picture: '/media/illustrations/listing-17.jpg',
  pictureAlt: 'A drawn classroom with animals and a green rug',
  daysAgo: 18,
  body: `
<p>Every child needs something. Some needs are so common that rooms are built around them, such as naps. Others have to be said aloud: an allergy, a second language at home, a hearing aid, a hard time with noise. Saying them early is not asking for a favor. It lets everybody find out in time whether this place fits.</p>
<h2>What to say, and when</h2>
<p>In the first message, one sentence: what it is and what it means for a day. "He has a nut allergy and carries medicine" is enough. You need not send papers or a history to somebody you have not met.</p>
<p>On the visit, show rather than tell. Ask to see the place where it would matter: the kitchen shelf, the quiet corner, the step at the door, the changing table.</p>
<p>At enrollment, in writing. What, how often, who is told, who may give medicine, and whom to call.</p>
<h2>Eight questions</h2>
<ol><li><p>Have you looked after a child with this need before? What worked?</p></li>
<li><p>Who would know about it, on every shift, and where is it written down?</p></li>
<li><p>What would my child’s day look like, hour by hour?</p></li>
<li><p>How many children and adults are in the room at the loudest time?</p></li>
<li><p>Where can a child go who needs a pause, and who goes along?</p></li>
<li><p>May a therapist or a nurse visit during the day?</p></li>
<li><p>Which languages do the adults in this room speak with children?</p></li>
<li><p>How do you tell the other children, and what do you leave to us?</p></li></ol>
<h2>Answers worth trusting</h2>
<p>The best one is often "I do not know yet, let us find out." It comes with a name and a day. "We treat all children the same" sounds kind and answers nothing: fair is when each gets what they need.</p>
<p>Listen for the word "we". If everything hangs on one wonderful teacher, ask what happens when she is on vacation.</p>
<h2>For directors</h2>
<ul><li><p>Say on your page what you really have: a quiet room, staff who speak Spanish, a ramp, a nut-free kitchen. Parents filter for it, and what is not stated counts as unknown.</p></li>
<li><p>Keep one sheet per child in the room, readable in ten seconds by a substitute.</p></li>
<li><p>Plan adults by need, not by the limit alone. Florida’s 11 two-year-olds for one adult is the most that the law allows, not a promise that it works for each group.</p></li>
<li><p>Answer a hard question with a visit instead of a paragraph.</p></li></ul>
<h2>If it does not fit</h2>
<p>Sometimes a place cannot give what a child needs, and says so in time. That is a good place. Ask whom they would call.</p>
<h2>Sources</h2>
<ul><li><p>Florida Statutes, section 402.305(4): two-year-olds for one adult, in licensed centers.</p></li>
<li><p>How stated and unknown facts are shown and filtered: this site’s own rules.</p></li>
<li><p>The questions are practical advice. They are no legal or medical advice, and no study stands behind them.</p></li></ul>`,
}
