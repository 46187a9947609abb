/** Browsers store the ids of checked items: an id must stay with its item. */
export const CHECKLIST = [
  {
    area: 'Before you go',
    points: [
      { id: 'license', text: 'I looked up the license and the latest inspections with the state.' },
      { id: 'drop-in', text: 'They told me parents can drop by any time, without notice.' },
      { id: 'prices', text: 'I know the price for my child’s age, what it includes, and what a missed day costs.' },
    ],
  },
  {
    area: 'At the door',
    points: [
      { id: 'posted', text: 'The license or registration is posted where I can read it, and hasn’t expired.' },
      { id: 'entrance', text: 'Doors to the street are closed, and someone asks who I am before letting me in.' },
      { id: 'pick-up', text: 'They write down who can pick up my child, and check it.' },
    ],
  },
  {
    area: 'In the rooms',
    points: [
      { id: 'in-sight', text: 'Adults can see every child from where they are.' },
      { id: 'ratio', text: 'I counted children and adults: no more children per adult than the state allows.' },
      { id: 'warm', text: 'Adults get down to the children, use their names, and comfort those who cry.' },
      { id: 'out-of-reach', text: 'Medicines, cleaning products, cords and small parts are out of reach.' },
      { id: 'sleep', text: 'Infants sleep on their backs, in a crib without pillows, blankets or toys.' },
    ],
  },
  {
    area: 'Food and health',
    points: [
      { id: 'hands', text: 'Everyone washes hands after diaper changes, after the toilet and before food.' },
      { id: 'allergies', text: 'Allergies are posted where the food is, and they told me what they would do.' },
      { id: 'first-aid', text: 'Someone trained in first aid and CPR is there at all hours.' },
    ],
  },
  {
    area: 'Outside and in an emergency',
    points: [
      { id: 'playground', text: 'The playground is fenced and shaded, with soft ground under what children climb.' },
      { id: 'water', text: 'Pools, ponds and buckets are fenced off, or there are none.' },
      { id: 'drills', text: 'They told me how often they practice for fires and storms, and where they would go.' },
      {
        id: 'transport',
        text: 'If they drive children: a head count at each stop, seats that fit, and a written log.',
      },
    ],
  },
] as const

export const checklistMessages = {
  title: 'Safety checklist for your visit',
  lead: 'Take it with you, on your phone or on paper. What you check stays in this browser.',
  progress: (ticked: number, all: number) => `${ticked} of ${all} checked`,
  clear: 'Clear all',
  provider: 'Provider',
  date: 'Date of the visit',
} as const
