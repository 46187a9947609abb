import type { OwnArticle } from './types'

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
