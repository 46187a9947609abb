import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'

export type QuizTopic = 'child' | 'family' | 'search'
export type QuizQuestion = {
  topic: QuizTopic
  question: string
  /** What to do unless the answer is a clear yes. */
  step: string
  link?: { href: string; label: string }
}

export const quizMessages = {
  title: 'Readiness Quiz',
  metaTitle: `Childcare Readiness Quiz for families | ${SITE.name}`,
  description:
    'Eleven short questions about your child, your days and your search show what’s ready for childcare and what to do next. We don’t send or store anything.',
  lead: 'Is your family ready for childcare? Eleven short questions, and a list of next steps.',
  privacy: 'Your answers stay in this browser, and disappear when you close the page.',
  progress: (number: number, total: number) => `Question ${number} of ${total}`,
  topics: { child: 'Your child', family: 'Your family', search: 'Your search' } satisfies Record<QuizTopic, string>,
  answers: [
    { value: 'yes', label: 'Yes' },
    { value: 'partly', label: 'Partly' },
    { value: 'no', label: 'Not yet' },
  ],
  next: 'Next',
  finish: 'See the result',
  back: 'Back',
  missing: 'Choose one of the three answers. Your best guess is fine.',
  again: 'Start over',
  results: {
    ready: {
      title: 'You’re ready to start',
      text: 'You have most of what makes the first weeks easier. Pick a start date and keep the first days short.',
    },
    nearly: {
      title: 'You’re almost there',
      text: 'You have a lot in place. The steps below are small; two or three of them this week will make for a calmer start.',
    },
    early: {
      title: 'You have time to get ready',
      text: 'You don’t have to finish any of this before you start looking. Take the first step below, then the next.',
    },
  },
  stepsTitle: 'Your next steps',
  noSteps: 'You answered yes to everything. Nothing left to do on this list.',
  doneTitle: 'Already in place',
  disclaimer:
    'This is a list to help you think, not a test of your child. Children settle in at their own pace; for questions about health or development, ask your pediatrician.',
  checklistTitle: 'The questions as a checklist',
  checklistLead: 'Print this page and check off what’s in place. Below each question is what to do if it isn’t.',
  questions: [
    {
      topic: 'child',
      question: 'Is your child happy for an hour with another adult you trust?',
      step: 'Plan two or three short stays with a grandparent or a friend. Say goodbye, leave, and come back when you said you would.',
    },
    {
      topic: 'child',
      question: 'Do meals and naps happen at about the same times most days?',
      step: 'Write down one ordinary day: when your child eats, sleeps and plays. Bring it on the tour and ask how it fits their day.',
    },
    {
      topic: 'child',
      question: 'Could another adult tell when your child is hungry, tired or needs help?',
      step: 'Write the signs you know on one page: a word, a sound, a look, a gesture. Give it to the caregivers on the first day.',
    },
    {
      topic: 'child',
      question: 'Do you know what comforts your child when you are not there?',
      step: 'Choose one small thing to bring, such as a song, a photo or a favorite toy, and ask what the room allows.',
    },
    {
      topic: 'family',
      question: 'Do you know which days and hours you need, including the drive?',
      step: 'Add the drive to your working hours, both ways, and write down the earliest drop-off and the latest pick-up of the week.',
    },
    {
      topic: 'family',
      question: 'Do you know what you can spend each month?',
      step: 'Estimate what care costs in your county by room and year, then set the most you can pay in a month.',
      link: { href: routes.costEstimator(), label: 'Cost Estimator' },
    },
    {
      topic: 'family',
      question: 'Do you know who drops off, who picks up, and who comes if your child has to go home early?',
      step: 'Agree on two people besides you who can pick up on short notice, and ask if you can list their names.',
    },
    {
      topic: 'family',
      question: 'Have you talked at home about how you feel about it?',
      step: 'Talk about what you’re looking forward to and what worries you. Mixed feelings are normal; turn each worry into a question for the tour.',
    },
    {
      topic: 'search',
      question: 'Do you have three or more providers to compare?',
      step: 'Search around home or work and save three that fit your hours and your budget.',
      link: { href: routes.search(), label: 'Find care' },
    },
    {
      topic: 'search',
      question: 'Have you visited one of them, or booked a visit?',
      step: 'Call one and ask to visit while children are there. Bring a checklist.',
      link: { href: routes.familyResources(), label: 'Checklist for your visit' },
    },
    {
      topic: 'search',
      question: 'Do you know which forms they need before the first day?',
      step: 'Ask each provider which forms they need and how long those take to get, so nothing delays the start.',
    },
  ] satisfies QuizQuestion[],
} as const
