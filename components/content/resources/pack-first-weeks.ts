import type { Pack } from '@/lib/content/resources/rules'
import { SITE } from '@/lib/platform/config/site'
import { HOME_TEXTS } from './state-texts'

export const firstWeeks: Pack = {
  id: 'kinder-prep-pack-3',
  label: 'Pack 3',
  title: 'The First Weeks',
  summary: `A countdown, the papers that ${SITE.region} schools ask for, goodbyes that work, and sheets to fill in for the teacher.`,
  pages: [
    {
      title: 'The countdown',
      lead: 'From half a year before to the first morning. Check off what’s done; skip what your school doesn’t ask for.',
      blocks: [
        { kind: 'heading', text: 'Half a year before' },
        {
          kind: 'checks',
          items: [
            'Find out which school serves your address, and when registration opens',
            'Ask about choice schools, charter schools and their deadlines',
            'Book the physical exam: many families want one in July',
          ],
        },
        { kind: 'heading', text: 'Two months before' },
        {
          kind: 'checks',
          items: [
            'Hand in the papers on the next sheet, and keep a copy of each',
            'Ask about care before and after school, and sign up',
            'Visit the school or its playground on a weekend',
          ],
        },
        { kind: 'heading', text: 'Two weeks before' },
        {
          kind: 'checks',
          items: [
            'Move bedtime and breakfast to school times',
            'Walk or drive the way to school once, at the time you will go',
            'Label the backpack, the jacket and the lunch box',
            'Decide on your goodbye, and practice it',
          ],
        },
        { kind: 'heading', text: 'The evening before' },
        {
          kind: 'checks',
          items: [
            'Lay out clothes, fill the bottle, pack the bag together',
            'Write down who picks up, and say it at bedtime',
            'Put the sheet about your child into the bag for the teacher',
          ],
        },
      ],
    },
    {
      title: `Papers for a ${SITE.region} school`,
      lead: 'What public schools ask for when a child starts kindergarten. Your district’s own list comes first: ask for it.',
      blocks: [
        {
          kind: 'checks',
          items: [
            'Age: five years old on or before September 1 of that school year',
            'Proof of age, such as a birth certificate',
            ...HOME_TEXTS.school.papers,
            'Proof of where you live, such as a lease or a utility bill; each district has its list',
            'Who may pick up your child, and court papers if someone may not',
            'Health: allergies, medicines and the form that lets the school give them',
            'If your child had an IEP or therapy: the latest reports',
          ],
        },
        { kind: 'heading', text: 'A year earlier: free prekindergarten' },
        {
          kind: 'text',
          text: HOME_TEXTS.school.preK,
        },
        { kind: 'heading', text: 'Whom to call' },
        {
          kind: 'fields',
          labels: ['School', 'School office', 'Doctor', HOME_TEXTS.school.whomToCall],
        },
        {
          kind: 'source',
          text: HOME_TEXTS.school.source,
        },
      ],
    },
    {
      title: 'Goodbyes that work',
      lead: 'Separation adjustment typically takes 2-4 weeks. Tears at the door don’t mean something is wrong.',
      blocks: [
        { kind: 'heading', text: 'A goodbye in four parts' },
        {
          kind: 'points',
          items: [
            'Say what will happen, in things your child knows: “After lunch and the playground I come back.”',
            'Do the same small thing each morning: a hug, a high five, a kiss kept in the hand.',
            'Go. Cheerful and quick is kind; coming back for another hug starts it over.',
            'Be on time at the end of the day. That’s what builds trust.',
          ],
        },
        { kind: 'heading', text: 'What helps at home' },
        {
          kind: 'points',
          items: [
            'Play school at home, and let your child be the teacher.',
            'Do not ask “How was it?” Ask “Who sat beside you?” or “What was for lunch?”',
            'Expect tired afternoons: a snack, quiet, an early bedtime.',
            'Name the feeling before you solve it: “You miss me in the morning. I know.”',
          ],
        },
        { kind: 'heading', text: 'When to talk to the teacher' },
        {
          kind: 'points',
          items: [
            'The tears go on all day, or still come every morning after four weeks',
            'Your child sleeps or eats much worse, or goes back to wetting',
            'Your child is afraid of one person or one place',
          ],
        },
        { kind: 'heading', text: 'Questions for the teacher' },
        {
          kind: 'checks',
          items: [
            'What does a day look like, hour by hour?',
            'How do you reach me, and when is a good time to reach you?',
            'What do you do when a child is sad, and what should I tell you about mine?',
          ],
        },
      ],
    },
    {
      title: 'About me',
      lead: 'Fill it in together and give it to the teacher in the first week.',
      blocks: [
        {
          kind: 'fields',
          labels: [
            'My name, and what I am called',
            'My birthday',
            'Who lives with me',
            'Languages we speak',
            'I love',
            'I am good at',
            'I need help with',
            'I am scared of',
            'When I am sad, it helps me to',
            'I do not eat, or I am allergic to',
            'After school I go',
          ],
        },
        { kind: 'heading', text: 'A picture of me' },
        { kind: 'frame' },
      ],
    },
    {
      title: 'Our contact card',
      lead: 'One for the backpack, one for the refrigerator, one for grandparents.',
      blocks: [
        { kind: 'heading', text: 'Call first' },
        { kind: 'fields', labels: ['Name and phone', 'Name and phone'] },
        { kind: 'heading', text: 'May pick up our child' },
        { kind: 'fields', labels: ['Name and phone', 'Name and phone', 'Name and phone'] },
        { kind: 'heading', text: 'May not pick up our child' },
        { kind: 'fields', labels: ['Name'] },
        { kind: 'heading', text: 'Health' },
        { kind: 'fields', labels: ['Doctor', 'Insurance', 'Allergies and medicines', 'Hospital we prefer'] },
        {
          kind: 'source',
          text: `Emergencies: 911. Poison Help: 1-800-222-1222. ${HOME_TEXTS.abuseLine.name.replace('the ', '')}: ${HOME_TEXTS.abuseLine.phone}.`,
        },
      ],
    },
  ],
}
