import type { OwnArticle } from './types'

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
