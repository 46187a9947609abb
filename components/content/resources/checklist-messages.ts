/** Browsers store the ids of checked items: an id must stay with its item. */
export const CHECKLIST = [
  {
    area: 'Before you go',
    points: [
      { id: 'license', text: 'I have looked up the license and the last inspections with the state.' },
      { id: 'drop-in', text: 'Parents may come by at any time, without notice. They said so.' },
      { id: 'prices', text: 'I know the price for my child’s age, what it includes, and what a missed day costs.' },
    ],
  },
  {
    area: 'At the door',
    points: [
      { id: 'posted', text: 'The license or registration hangs where it can be read, and its date has not passed.' },
      { id: 'entrance', text: 'Doors to the street are closed, and somebody asks who I am before letting me in.' },
      { id: 'pick-up', text: 'They wrote down who may pick up my child, and check it.' },
    ],
  },
  {
    area: 'In the rooms',
    points: [
      { id: 'in-sight', text: 'From where the adults stand, every child can be seen.' },
      { id: 'ratio', text: 'I counted children and adults: no more for each adult than the state allows.' },
      { id: 'warm', text: 'Adults get down to the children, use their names, and comfort those who cry.' },
      { id: 'out-of-reach', text: 'Medicines, cleaning products, cords and small parts are out of reach.' },
      { id: 'sleep', text: 'Infants sleep on their backs, in a crib without pillows, blankets or toys.' },
    ],
  },
  {
    area: 'Food and health',
    points: [
      { id: 'hands', text: 'Hands are washed after changing, after the toilet and before food.' },
      { id: 'allergies', text: 'Allergies are written where the food is, and they told me what they would do.' },
      { id: 'first-aid', text: 'Somebody trained in first aid and CPR is there during all hours.' },
    ],
  },
  {
    area: 'Outside and in an emergency',
    points: [
      { id: 'playground', text: 'The playground is fenced and shaded, with soft ground below what children climb.' },
      { id: 'water', text: 'Pools, ponds and buckets are behind a fence, or not there.' },
      { id: 'drills', text: 'They told me how often they practice for a fire and a storm, and where they would go.' },
      { id: 'transport', text: 'If they drive children: a count at each stop, seats that fit, and a written log.' },
    ],
  },
] as const

export const checklistMessages = {
  title: 'Safety checklist for your visit',
  lead: 'Take it with you, on the phone or on paper. What you tick stays in this browser and goes nowhere else.',
  progress: (ticked: number, all: number) => `${ticked} of ${all} ticked`,
  clear: 'Clear ticks',
  provider: 'Provider',
  date: 'Date of the visit',
} as const
