/** What three of four children or more do by an age. After the Centers for Disease Control and Prevention, in our words. */
export const MILESTONES = [
  {
    id: 'six-months',
    age: '6 months',
    talking: ['Takes turns making sounds with you', 'Squeals and blows raspberries'],
    moving: ['Rolls from tummy to back', 'Pushes up on straight arms', 'Leans on the hands when sitting'],
    thinking: ['Puts things in the mouth to explore them', 'Reaches for a toy'],
    together: ['Knows familiar people', 'Laughs', 'Likes to look in a mirror'],
  },
  {
    id: 'one-year',
    age: '1 year',
    talking: ['Calls a parent “mama”, “dada” or another name', 'Understands “no” by pausing', 'Waves bye-bye'],
    moving: ['Pulls up to stand', 'Walks holding on to furniture', 'Picks up small bits with thumb and finger'],
    thinking: ['Puts something into a box or cup', 'Looks for what was hidden in front of them'],
    together: ['Plays games such as pat-a-cake with you'],
  },
  {
    id: 'two-years',
    age: '2 years',
    talking: [
      'Puts two words together: “more milk”',
      'Points to things in a book when asked',
      'Shows two parts of the body',
    ],
    moving: ['Runs', 'Kicks a ball', 'Walks up a few stairs', 'Eats with a spoon'],
    thinking: ['Tries switches, knobs and buttons', 'Plays with more than one toy at once'],
    together: ['Notices when somebody is hurt or upset', 'Looks at your face to see how to react'],
  },
  {
    id: 'three-years',
    age: '3 years',
    talking: [
      'Talks back and forth with you at least twice',
      'Asks who, what, where and why',
      'Is understood by others most of the time',
    ],
    moving: ['Strings large beads', 'Puts on some clothes', 'Uses a fork'],
    thinking: ['Draws a circle when you show how', 'Stays away from what is hot when warned'],
    together: ['Calms down within ten minutes after you leave', 'Notices other children and joins them'],
  },
  {
    id: 'four-years',
    age: '4 years',
    talking: [
      'Says sentences of four words or more',
      'Tells one thing that happened today',
      'Says some words of a song or story',
    ],
    moving: [
      'Catches a large ball most of the time',
      'Unbuttons some buttons',
      'Holds a crayon between fingers and thumb',
    ],
    thinking: [
      'Names a few colors',
      'Tells what comes next in a known story',
      'Draws a person with three parts or more',
    ],
    together: ['Pretends to be somebody else', 'Asks to play with other children', 'Comforts somebody who is sad'],
  },
  {
    id: 'five-years',
    age: '5 years',
    talking: ['Tells a story with two events or more', 'Keeps a talk going', 'Uses or hears simple rhymes'],
    moving: ['Buttons some buttons', 'Hops on one foot'],
    thinking: [
      'Counts to ten',
      'Names some numbers and letters',
      'Writes some letters of their name',
      'Stays with one thing for five to ten minutes',
    ],
    together: ['Takes turns and follows rules in a game', 'Does simple chores, such as matching socks'],
  },
] as const
