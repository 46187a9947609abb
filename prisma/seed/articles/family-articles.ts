import type { OwnArticle } from './own-articles'

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

export const firstWeeks: OwnArticle = {
  slug: 'the-first-weeks-in-a-new-room-a-plan-for-settling-in',
  title: 'The first weeks in a new room: a plan for settling in',
  excerpt:
    'Settling in typically takes two to four weeks. A plan for each of them, for the parent at the door and the teacher inside.',
  metaDescription:
    'Settling into childcare typically takes two to four weeks. A week-by-week plan for parents and teachers, what helps at the door, and when to ask for a talk.',
  category: 'Early Development',
  audience: 'both',
  tags: ['settling in', 'goodbye', 'routines'],
  picture: '/media/illustrations/listing-11.jpg',
  pictureAlt: 'A drawn classroom with a flower and a rainbow on the blackboard',
  daysAgo: 33,
  body: `
<p>The tears at the door are loud, and they are mostly for you. That does not make them easier. What helps is knowing how long this usually lasts, and having a plan that you and the teachers share. Separation adjustment typically takes two to four weeks.</p>
<h2>Before the first day</h2>
<ul><li><p>Visit the room once with your child while other children are there, and once in the yard.</p></li>
<li><p>Learn the names of two adults, and say them at home.</p></li>
<li><p>Write down three things that calm your child. Short ones: a song, a place, a word.</p></li>
<li><p>Choose one goodbye. A hug, a sentence, a wave at the window. It should be possible in a hurry, because one day it will have to be.</p></li></ul>
<h2>Week one: short days</h2>
<p>If your work allows, begin with an hour or two and stay nearby. End each day while things are still good. The aim of this week is not to be away for long; it is that you leave and come back, several times, exactly as you said.</p>
<h2>Week two: the same goodbye</h2>
<p>Days grow longer, often with a meal and then a nap. Keep the goodbye the same every morning. Slipping out while nobody looks saves you a minute and costs your child the certainty that you say when you go. Ask the teacher to write or call after a quarter of an hour: you will usually hear that it is calm.</p>
<h2>Weeks three and four: ordinary</h2>
<p>Most children have a favorite corner by now, and a favorite adult. A bad Monday is normal, so is a step back after an illness or a long weekend. Look at the direction, not at the day.</p>
<h2>For the teacher</h2>
<ul><li><p>One adult greets the family for the first weeks, at the same spot.</p></li>
<li><p>Tell parents one true thing about each day: what was eaten, what was built, who was sat beside.</p></li>
<li><p>Keep the three calming things where everybody in the room can read them.</p></li></ul>
<p>Ratios matter here as well. In a room at the state’s limit of six one-year-olds for one adult, a child who has to be carried leaves five for the other arm. If you can, start one new child at a time.</p>
<h2>When to ask for a talk</h2>
<p>If after four weeks nothing has changed, or if your child is afraid of one person there, ask for half an hour without children around. Bring what you noticed, with days. A place that wants to know will have noticed something too.</p>
<h2>Sources</h2>
<ul><li><p>Our <a href="/family-resources">family resources</a>: separation adjustment typically takes two to four weeks; being afraid of one person is among the red flags.</p></li>
<li><p>Florida Statutes, section 402.305(4): six one-year-olds for one adult at most, in licensed centers.</p></li>
<li><p>The plan itself is advice, not a study.</p></li></ul>`,
}

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

export const readingAPage: OwnArticle = {
  slug: 'how-to-read-an-online-childcare-page-like-a-skeptic',
  title: 'How to read an online childcare page like a skeptic',
  excerpt:
    'Every directory has stars and photos. Ask three things of each fact: who said so, when, and what is missing.',
  metaDescription:
    'Three questions to ask of every fact on an online childcare page: who said so, when was it confirmed, and what is missing. How sources and dates help you.',
  category: 'Technology',
  audience: 'families',
  tags: ['sources', 'reviews', 'licenses', 'privacy'],
  picture: '/media/illustrations/listing-14.jpg',
  pictureAlt: 'A drawn classroom with toys on shelves and a hedgehog on the rug',
  daysAgo: 61,
  body: `
<p>You found a place at 11 at night, on a phone, with one hand. It has five stars and a photo of a garden. Before you fall in love, ask three things of every fact on the page, ours included.</p>
<h2>1. Who said so?</h2>
<p>A license number can come from a state’s list, from the provider, or from nobody. Opening hours can be a provider’s own words or something that was copied years ago. On this site each group of facts says where it comes from: openings, tuition, hours, license and contact, each by itself. Where a license is not known, the page says "No license record on file" and claims nothing.</p>
<p>The same goes for reviews. Beside each one stands what is known of its author: that they toured the place through this site, or had a place there that the provider confirmed, or neither.</p>
<h2>2. When?</h2>
<p>An opening is a fact with a short life. Here it counts as confirmed for 60 days. After that the page says since when it was not confirmed, and after 120 days the provider no longer appears when somebody filters for openings. A price without a date could be of any year, so look for the date.</p>
<h2>3. What is missing?</h2>
<p>A page that says nothing about costs does not mean that it is expensive. It means that you have to ask. When you compare favorites, unknown is left out of the score instead of counting against anybody, and the unknowns become a sheet of questions to take along on your tour.</p>
<h2>What no page can tell you</h2>
<p>Nobody here runs background checks on providers, and we say so. A license record tells you that a state looked; it does not tell you how a Tuesday feels. Inspections of licensed providers in Florida are published by the Department of Children and Families, and can be searched by the license number that stands on the page. Read the last two, then go and look.</p>
<h2>And what the page learns of you</h2>
<p>Ask this of every site that you search with. Some questions to put to a privacy policy:</p>
<ul><li><p>Does anybody else learn which page I read? Maps, fonts and videos of other companies all tell.</p></li>
<li><p>Do I have to give my child’s name or birthday to see prices?</p></li>
<li><p>Can I take my data with me, and have it deleted?</p></li></ul>
<p>Here pages load nothing from other companies, views are counted without cookies, and you can save and compare providers without an account. The details stand in our <a href="/privacy-policy">privacy policy</a>.</p>
<h2>A two-minute routine</h2>
<ol><li><p>Find the license line: number, source, date.</p></li>
<li><p>Find the date beside openings and tuition.</p></li>
<li><p>Read the worst review and the answer to it.</p></li>
<li><p>List what is unknown, and ask for it in one message.</p></li></ol>
<h2>Sources</h2>
<ul><li><p>The 60 and 120 days, and how sources are shown: this site’s own rules, described on <a href="/provider-resources">provider resources</a>.</p></li>
<li><p>No background checks: our <a href="/terms-of-service">terms of service</a>.</p></li>
<li><p>Published inspections: Florida Department of Children and Families.</p></li></ul>`,
}

export const ratios: OwnArticle = {
  slug: 'how-many-children-one-adult-may-look-after-in-florida',
  title: 'How many children one adult may care for in Florida',
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

export const safeVisit: OwnArticle = {
  slug: 'what-you-can-see-for-yourself-about-safety',
  title: 'What you can see for yourself about safety on a visit',
  excerpt:
    'You need no training to notice a closed door, a clean crib or a washed hand. Where to look, in the order of a tour.',
  metaDescription:
    'A walk through a childcare visit with open eyes: doors, sleep, hands, yard, medicine and papers. What good looks like, and what to take seriously at once.',
  category: 'Health & Safety',
  audience: 'families',
  tags: ['safety', 'visit', 'licenses', 'sleep'],
  picture: '/media/illustrations/listing-06.jpg',
  pictureAlt: 'A drawn yard behind a fence with a wooden horse and balls',
  daysAgo: 54,
  body: `
<p>You are no inspector, and you need not be one. Most of what keeps children safe can be seen by anybody who looks at the right places. Here they are in the order of a tour.</p>
<h2>At the door</h2>
<p>It is closed. Somebody asks who you are before letting you in, even if they expect you. The license or registration hangs where you can read it, and its date has not passed. Write down the number: with it you can look up the inspections that the Florida Department of Children and Families publishes.</p>
<h2>In the room</h2>
<p>From where the adults stand, can they see every child? Count both: in a licensed center at most 4 children under one year for each adult, 6 of one year, 11 of two, 15 of three, 20 of four. Look at the adults’ hands. Phones are down, and somebody answers when a child cries.</p>
<h2>Where infants sleep</h2>
<p>On their backs, in a crib, without pillows, blankets or toys. This is the one thing on this page that should have no exception and needs no explanation. If you see it done differently, ask once, and think hard about the answer.</p>
<h2>At the sink and the table</h2>
<p>Hands are washed after changing, after the toilet and before food: those of children and of adults. The changing table and the place where food is made are apart.</p>
<h2>On the shelves</h2>
<p>Medicine, cleaning products and cords are out of reach. Out of reach means up or locked, not behind something.</p>
<h2>In the yard</h2>
<p>It is fenced, and the gate closes by itself or is watched. What children can fall from stands on soft ground. There is shade at the hour when they are out.</p>
<h2>Three questions at the end</h2>
<ul><li><p>Who here is trained in first aid and CPR, and is somebody there during all hours?</p></li>
<li><p>How do you reach me, and who may pick up my child?</p></li>
<li><p>What happens in a storm or a fire? Where do you go, and how do I find you?</p></li></ul>
<h2>Take seriously at once</h2>
<ul><li><p>They don’t let you visit without notice, or see every room.</p></li>
<li><p>They put off questions about staff, training or the license.</p></li>
<li><p>There are more children for an adult than the state allows, and it stays so.</p></li>
<li><p>Your child is afraid of one person there and cannot say why.</p></li></ul>
<p>If a child is in danger, call 911. To report suspected abuse or neglect in Florida, call the Florida Abuse Hotline at 1-800-962-2873.</p>
<h2>What this does not replace</h2>
<p>A visit shows one hour of one day. Go twice, at different times, and bring somebody who notices other things than you. Nobody at this site checks providers in your place: what we show is where each fact comes from and how old it is, so that you know what is left to ask.</p>
<h2>Sources</h2>
<ul><li><p>Florida Statutes, section 402.305(4): children for one adult, in licensed centers.</p></li>
<li><p>Our <a href="/safety">safety checklist and red flags</a>, and the hotline that is named there.</p></li></ul>`,
}

export const visitQuestions: OwnArticle = {
  slug: 'nine-questions-to-take-along-on-a-childcare-visit',
  title: 'Nine questions to take along on a childcare visit',
  excerpt:
    'You will forget half of what you meant to ask. These nine fit on a phone screen, and each has an answer that you can compare.',
  metaDescription:
    'Nine short questions for a childcare visit, why each one matters, and what a good answer sounds like, so that you can compare places fairly after the tour.',
  category: 'Communication',
  audience: 'families',
  tags: ['visit', 'questions', 'comparison'],
  picture: '/media/illustrations/listing-05.jpg',
  pictureAlt: 'A drawn classroom with toys on a green rug and blue shelves',
  daysAgo: 4,
  body: `
<p>A visit lasts half an hour, and most of it goes to finding the door and admiring the fish. What stays is a feeling. Feelings matter, but two of them are hard to compare. A figure, a name or a time is easy. So take a few questions along that can only be answered with one.</p>
<h2>About the room</h2>
<ol><li><p><strong>How many children and how many adults are in this room today?</strong> Then count. For a licensed center Florida allows at most 4 children under one year for each adult, 6 of one year, 11 of two, 15 of three and 20 of four.</p></li>
<li><p><strong>Who is here at the first and at the last hour?</strong> Names, if possible. These are the people you will see most.</p></li>
<li><p><strong>May I see every room a child of mine would use, and the yard?</strong> A place that shows you all of it has less to explain.</p></li></ol>
<h2>About the people</h2>
<ol start="4"><li><p><strong>How long have the teachers of this room been here?</strong> You are asking about change, which small children feel most.</p></li>
<li><p><strong>Who is trained in first aid and CPR, and are they here during all hours?</strong> The last three words are the question.</p></li></ol>
<h2>About the days</h2>
<ol start="6"><li><p><strong>How will I hear about the day?</strong> A message, a sheet, a talk at the door: any is fine, if it happens every day.</p></li>
<li><p><strong>How may we begin?</strong> Settling in typically takes two to four weeks. Ask for short first days, and whether you may stay a while.</p></li></ol>
<h2>About the paper</h2>
<ol start="8"><li><p><strong>Where does your license hang, and until when is it good?</strong> Read the number. You can look up inspections by it with the Florida Department of Children and Families.</p></li>
<li><p><strong>What does a full month cost, with everything?</strong> Registration, supplies, late pick-up, holidays. Ask for the dollars of one real month.</p></li></ol>
<h2>Write the answers down at the car</h2>
<p>Not at home. Give each place a line for every question, and leave a blank where you got no answer: a blank is worth knowing. When you have saved the provider as a favorite, its note and scorecard are made for this, and nobody but you reads them.</p>
<p>Then ask the blanks once more in writing. On this site a message goes to up to five providers at once, and their answers come back into one conversation each.</p>
<h2>What not to weigh too much</h2>
<p>New paint, a loud child, a director who is in a hurry. All three are true on some days everywhere. Crying that nobody answers, a room that you may not see, and more children than the law allows are different: take them seriously the first time.</p>
<h2>Sources</h2>
<ul><li><p>Florida Statutes, section 402.305(4): children for one adult in licensed centers.</p></li>
<li><p>Our <a href="/family-resources">family resources</a>: the visit checklist, red flags, and how long settling in takes.</p></li></ul>`,
}

export const vpk: OwnArticle = {
  slug: 'what-florida-free-vpk-hours-cover-and-what-you-pay',
  title: 'What Florida’s free VPK hours cover, and what you pay',
  excerpt:
    'At least 540 hours of pre-kindergarten are free in Florida. What that means for a week, a month and your bill.',
  metaDescription:
    'Florida pays for at least 540 hours of pre-kindergarten before kindergarten starts. See who can use VPK, what it means for a week, and what you still pay.',
  category: 'Early Development',
  audience: 'families',
  tags: ['VPK', 'costs', 'kindergarten', 'four-year-olds'],
  picture: '/media/illustrations/listing-08.jpg',
  pictureAlt: 'A drawn classroom with a rocket, a star and a rainbow on the blackboard',
  daysAgo: 26,
  body: `
<p>VPK is short for voluntary pre-kindergarten. It is Florida’s free program for the year before kindergarten. It is also smaller than many parents expect. Here is what it covers, in hours.</p>
<h2>Who can use it</h2>
<p>A child in Florida who is four years old on or before September 1 of the school year. Kindergarten begins a year later: for a child who is five on or before September 1.</p>
<p>Two examples. A child born on August 20 turns four in time and starts VPK that fall. A child born on September 20 waits a year, and starts kindergarten a year later too.</p>
<h2>How many hours</h2>
<p>The school-year program has at least 540 hours of instruction. Spread over the nine months from September to May, that is 60 hours a month: about three hours on each school day. Providers choose how they lay the hours. Some teach three hours every morning, others longer on fewer days. Ask for the exact times before you plan around them.</p>
<h2>What that means for a full day</h2>
<p>Say your child is in care five days a week, nine hours a day. That is 195 hours in an average month. VPK covers 60 of them, a little under a third. The hours before and after are ordinary care, and they cost what the provider asks.</p>
<p>Providers decide themselves how much they take off a full-day price for VPK. Two programs with the same price on paper can differ by a good deal in the months from September to May, so ask for the figure in dollars.</p>
<h2>Five questions before you sign</h2>
<ol><li><p>Do you take part in VPK this coming school year, and is there a place left?</p></li>
<li><p>At which hours is VPK taught, and on which days?</p></li>
<li><p>What does a full-time week cost during VPK, in dollars, and what outside of it?</p></li>
<li><p>What happens on school holidays and in summer?</p></li>
<li><p>May a child come for the VPK hours alone?</p></li></ol>
<h2>Put it into your own figures</h2>
<p>The <a href="/tools/cost-estimator">Cost Estimator</a> works out what care costs room by room until kindergarten, from prices that providers stated, with the free hours counted. It says what it assumes: nine-hour days, and the 60 hours a month taken off by their share. On a provider’s own page the same sum is made with that provider’s prices.</p>
<h2>One thing that is often mixed up</h2>
<p>VPK is about instruction for one age. School Readiness is another program, which helps families with the price of care. A provider may take part in one, in both, or in neither. On our pages each is named only where a source says so; where nothing is known, it says that.</p>
<h2>Sources</h2>
<ul><li><p>Florida Statutes, sections 1002.53 and 1002.55, and 1002.63(2): who can use the program, and its 540 hours.</p></li>
<li><p>Florida Statutes, section 1003.21(1)(a)2: when kindergarten begins.</p></li>
<li><p>The sums are ours: 540 hours in nine months; five days of nine hours in 52 weeks a year.</p></li></ul>`,
}
