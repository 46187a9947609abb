import { JsonLd } from '@/components/seo/json-ld'
import { Disclosure } from '@/components/ui/disclosure'
import { faqMarkup } from '@/lib/seo/rules/page-markup'
import type { QuestionAndAnswer } from '@/lib/seo/types'

/** Questions that open one by one, without JavaScript too, and the same words for other machines. */
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
      <JsonLd data={faqMarkup(questions)} />
    </section>
  )
}
