import type { OwnArticle } from './types'

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
