/** What the demo's provider answers again and again. */
export const SAVED_REPLIES = [
  {
    title: 'What to bring on the first day',
    text: 'Please bring a change of clothes, a blanket from home, and a water bottle with your child’s name on it. We have everything else.',
  },
  {
    title: 'How a tour goes',
    text: 'A tour takes about half an hour. You see the rooms and the yard, meet the teachers, and ask whatever you like. Your child is welcome to come along.',
  },
  {
    title: 'Waitlist',
    text: 'That room is full at the moment. I can put you on our waitlist; we write to you as soon as a place comes free.',
  },
]
