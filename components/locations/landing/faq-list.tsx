import { Disclosure } from '@/components/ui/disclosure'
import type { QuestionAndAnswer } from '@/lib/seo/types'

/** Questions that open one by one, without JavaScript too. */
export function Faq({ title, questions }: { title: string; questions: QuestionAndAnswer[] }) {
  if (questions.length === 0) return null
  return (
    <section>
      <h2 className="text-section">{title}</h2>
      <div className="mt-2 max-w-reading">
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} summary={question} level={3}>
            {answer}
          </Disclosure>
        ))}
      </div>
    </section>
  )
}
