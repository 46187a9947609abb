import type { Pack } from '@/lib/content/resources/rules'

export const doingItMyself: Pack = {
  id: 'kinder-prep-pack-2',
  label: 'Pack 2',
  title: 'Doing It Myself',
  summary:
    'Jackets, lunch boxes, hand washing and sleep: what a child does alone at school, a week chart, and a routine for mornings and evenings.',
  pages: [
    {
      title: 'Doing it myself',
      lead: 'A kindergarten teacher has many children and two hands. What your child can do alone makes the day easier for both.',
      blocks: [
        { kind: 'heading', text: 'Getting dressed' },
        {
          kind: 'checks',
          items: [
            'Puts on a jacket and zips or buttons it',
            'Puts on shoes, on the right feet most of the time',
            'Knows their own backpack, and hangs it on a hook',
          ],
        },
        { kind: 'heading', text: 'Eating' },
        {
          kind: 'checks',
          items: [
            'Opens the lunch box, the bottle and each bag in it without help',
            'Eats in about twenty minutes, sitting down',
            'Throws away what is trash and packs up the rest',
          ],
        },
        { kind: 'heading', text: 'Bathroom' },
        {
          kind: 'checks',
          items: [
            'Says in time that they have to go',
            'Manages clothes, wipes and flushes',
            'Washes hands with soap without being told',
          ],
        },
        { kind: 'heading', text: 'With others' },
        {
          kind: 'checks',
          items: [
            'Asks a grown-up for help in words',
            'Waits for a turn, and gives a turn',
            'Follows two steps: “Hang up your jacket, then sit on the rug”',
            'Says their first and last name, and who picks them up',
          ],
        },
      ],
    },
    {
      title: 'My week',
      lead: 'Hang it where your child can reach it. A check mark is for trying; a day without one is fine.',
      blocks: [
        {
          kind: 'grid',
          head: 'I did it myself',
          columns: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
          rows: [
            'Got dressed',
            'Brushed my teeth',
            'Put on my shoes',
            'Packed my bag',
            'Washed my hands before food',
            'Tidied one thing away',
            'Chose a book for bedtime',
          ],
        },
        { kind: 'heading', text: 'Two more things that we practice this week' },
        {
          kind: 'grid',
          head: 'Write them here',
          columns: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
          rows: [' ', ' '],
        },
        { kind: 'heading', text: 'Lunch box rehearsal' },
        {
          kind: 'points',
          items: [
            'Once a week, eat a packed lunch at home or in the park. Sit beside your child and keep your hands in your lap.',
            'Put anything they can’t open in a box they can. Loosen lids before you buy another bottle.',
            'Set a timer to twenty minutes and see what is left. Pack that much less.',
            'Ask whether the school is nut-free, and how children pay for or get lunch there.',
          ],
        },
      ],
    },
    {
      title: 'Washing hands in six steps',
      lead: 'Read it out loud at the sink until your child says it first.',
      blocks: [
        {
          kind: 'table',
          columns: ['Step', 'What we do', 'What we say'],
          rows: [
            ['1', 'Sleeves up, water on', 'Up, up, and on'],
            ['2', 'Wet both hands', 'Front and back'],
            ['3', 'One push of soap', 'One is enough'],
            ['4', 'Rub palms, backs, between the fingers and thumbs for 20 seconds', 'Sing “Happy Birthday” twice'],
            ['5', 'Rinse until nothing is slippery', 'Bye, bubbles'],
            ['6', 'Water off, dry, towel where it belongs', 'Off and dry'],
          ],
        },
        {
          kind: 'text',
          text: 'Always before eating, after the bathroom, after playing outside, and after a sneeze into the hands.',
        },
        { kind: 'heading', text: 'The bathroom at school is different' },
        {
          kind: 'points',
          items: [
            'It may be loud. Try public bathrooms together before school starts.',
            'Pants with an elastic waist are quicker than buttons and belts.',
            'Practice the sentence: “May I go to the bathroom, please?”',
            'Pack a spare set of clothes in a bag with your child’s name, and show where it is.',
          ],
        },
        { kind: 'heading', text: 'Dressing, backwards' },
        {
          kind: 'text',
          text: 'Do every step but the last, and leave that one to your child: the last tug of the zipper, the second shoe. When that works, leave the last two. Children like to finish things.',
        },
      ],
    },
    {
      title: 'Mornings, evenings and sleep',
      lead: 'Start two weeks before school: move bedtime and waking ten minutes earlier each day until they fit.',
      blocks: [
        {
          kind: 'table',
          columns: ['When', 'In the morning', 'In the evening'],
          rows: [
            ['First', 'Get up, bathroom', 'Screens off, one hour before bed'],
            ['Then', 'Get dressed: clothes lie ready', 'Bath or wash, pajamas'],
            ['Then', 'Breakfast, sitting down', 'Teeth'],
            ['Then', 'Teeth, hair, shoes', 'Lay out clothes, pack the bag'],
            ['Last', 'Bag, hug, out the door', 'Two books, lights out'],
          ],
        },
        {
          kind: 'text',
          text: 'The American Academy of Sleep Medicine recommends 10 to 13 hours of sleep in 24 hours, naps included, for children of 3 to 5 years, and 9 to 12 hours for those of 6 to 12.',
        },
        { kind: 'heading', text: 'Our times' },
        {
          kind: 'fields',
          labels: [
            'We leave the house at',
            'So we get up at',
            'Lights go out at',
            'Who brings and who picks up',
            'What we do when we are late',
          ],
        },
        {
          kind: 'source',
          text: 'Sleep: American Academy of Sleep Medicine, consensus statement on the recommended amount of sleep for pediatric populations, 2016.',
        },
      ],
    },
  ],
}
