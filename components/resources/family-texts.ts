import { SITE } from '@/lib/platform/site'

export const familyTexts = {
  title: 'Family Resources',
  metaTitle: `Family Resources: childcare visit checklist | ${SITE.name}`,
  description:
    'A checklist for your childcare visit, warning signs to take seriously, and how many children one adult may look after in Florida.',
  lead: 'What to look at and ask when you visit a childcare provider.',
  checklistTitle: 'Safety checklist for your visit',
  checklist: [
    'The license or registration hangs where you can read it, and its date has not passed.',
    'Every door to the street is closed, and somebody asks who you are before letting you in.',
    'You can see every child from where the adults stand.',
    'Infants sleep on their backs, in a crib without pillows, blankets or toys.',
    'Hands are washed after changing, after the toilet and before food.',
    'Medicines, cleaning products and cords are out of reach.',
    'The playground is fenced, and what children can fall from stands on soft ground.',
    'Somebody trained in first aid and CPR is there during all hours.',
    'They tell you how they reach you, who may pick up your child, and what happens in a storm or a fire.',
  ],
  redFlagsTitle: 'Red flags',
  redFlags: [
    'You may not visit without notice, or not see every room.',
    'Questions about staff, training or the license are put off.',
    'Adults are on their phones, or nobody answers a crying child.',
    'More children per adult than the state allows.',
    'Your child is afraid of one person there and cannot say why.',
  ],
  ratioTitle: 'How many children one adult may look after',
  ratioLead: 'The most that Florida allows in a licensed center, by age of the children. Fewer is better.',
  ratioColumns: ['Age of the children', 'Children for one adult'],
  ratios: [
    ['Under 1 year', '4'],
    ['1 year', '6'],
    ['2 years', '11'],
    ['3 years', '15'],
    ['4 years', '20'],
    ['5 years and older', '25'],
  ],
  ratioSource: 'Source: Florida Statutes, section 402.305(4).',
  questionsTitle: 'Questions other parents ask',
  questions: [
    {
      question: 'How long does it take a child to settle in?',
      answer:
        'Separation adjustment typically takes 2-4 weeks. Short first days and the same goodbye every morning help.',
    },
    {
      question: 'When should I start to look?',
      answer:
        'As soon as you know the month. Infant rooms are the smallest and fill first; ask about the waitlist and how it moves.',
    },
    {
      question: 'Can I look up inspections myself?',
      answer:
        'Yes. Florida publishes the inspections of licensed providers through the Department of Children and Families. Search there by the name or the license number shown on the provider’s page here.',
    },
    {
      question: `Does ${SITE.name} check providers?`,
      answer: `No. ${SITE.name} does not run background checks and does not verify credentials. A license is shown with its number, its source and its date, so that you can check it.`,
    },
    {
      question: 'What do I do when something worries me?',
      answer:
        'If a child is in danger, call 911. To report suspected abuse or neglect in Florida, call the Florida Abuse Hotline at 1-800-962-2873.',
    },
  ],
  start: 'Start Your Search',
} as const
