import { routes } from '@/lib/platform/http/routes'
import type texts from '@/messages/en/content/quiz.json'

type QuizQuestion = {
  name: keyof typeof texts.questions
  topic: keyof typeof texts.topics
  /** A page that helps, offered unless the answer is a clear yes. */
  link?: { href: string; label: keyof typeof texts.links }
}

/** In order. */
export const QUIZ_QUESTIONS: readonly QuizQuestion[] = [
  { name: 'hour', topic: 'child' },
  { name: 'routine', topic: 'child' },
  { name: 'signs', topic: 'child' },
  { name: 'comfort', topic: 'child' },
  { name: 'hours', topic: 'family' },
  { name: 'budget', topic: 'family', link: { href: routes.costEstimator(), label: 'costEstimator' } },
  { name: 'pickUp', topic: 'family' },
  { name: 'feelings', topic: 'family' },
  { name: 'compare', topic: 'search', link: { href: routes.search(), label: 'search' } },
  { name: 'visit', topic: 'search', link: { href: routes.familyResources(), label: 'checklist' } },
  { name: 'forms', topic: 'search' },
]
