import type { OwnArticle } from './types'

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
