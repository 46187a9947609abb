import type { OwnArticle } from './types'

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
<ul><li><p>You may not visit without notice, or not see every room.</p></li>
<li><p>Questions about staff, training or the license are put off.</p></li>
<li><p>There are more children for an adult than the state allows, and it stays so.</p></li>
<li><p>Your child is afraid of one person there and cannot say why.</p></li></ul>
<p>If a child is in danger, call 911. To report suspected abuse or neglect in Florida, call the Florida Abuse Hotline at 1-800-962-2873.</p>
<h2>What this does not replace</h2>
<p>A visit shows one hour of one day. Go twice, at different times, and bring somebody who notices other things than you. Nobody at this site checks providers in your place: what we show is where each fact comes from and how old it is, so that you know what is left to ask.</p>
<h2>Sources</h2>
<ul><li><p>Florida Statutes, section 402.305(4): children for one adult, in licensed centers.</p></li>
<li><p>Our <a href="/safety">safety checklist and red flags</a>, and the hotline that is named there.</p></li></ul>`,
}
