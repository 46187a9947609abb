import type { RefObject } from 'react'
import { Button } from '@/components/ui/button'
import { FactLine } from '@/components/ui/fact-line'
import { TextLink } from '@/components/ui/text-link'
import { PrintButton } from '../print-button'
import { levelOf, type QuizAnswer } from './score'
import { type QuizQuestion, quizTexts as texts } from './texts'

type QuizResultProps = {
  /** One for each question. */
  answers: QuizAnswer[]
  headingRef: RefObject<HTMLHeadingElement | null>
  onRestart: () => void
  onBack: () => void
}

export function QuizResult({ answers, headingRef, onRestart, onBack }: QuizResultProps) {
  const { title, text } = texts.results[levelOf(answers)]
  const questions: readonly QuizQuestion[] = texts.questions
  const open = questions.filter((_, index) => answers[index] !== 'yes')
  const done = questions.filter((_, index) => answers[index] === 'yes')
  return (
    <div className="max-w-reading space-y-8">
      <div>
        <h2 ref={headingRef} tabIndex={-1} className="text-heading outline-none">
          {title}
        </h2>
        <p className="mt-2">{text}</p>
      </div>
      <section>
        <h3 className="text-name">{texts.stepsTitle}</h3>
        {open.length === 0 && <p className="mt-2">{texts.noSteps}</p>}
        <ol className="mt-2 list-decimal divide-y divide-line pl-5">
          {open.map(({ question, step, link }) => (
            <li key={question} className="py-3 pl-1">
              {step}
              {link && (
                <>
                  {' '}
                  <TextLink underlined href={link.href}>
                    {link.label}
                  </TextLink>
                </>
              )}
            </li>
          ))}
        </ol>
      </section>
      {done.length > 0 && (
        <section>
          <h3 className="text-name">{texts.doneTitle}</h3>
          <ul className="mt-2 grid gap-2">
            {done.map(({ question }) => (
              <li key={question}>
                <FactLine icon="check" className="[&>svg]:text-pine">
                  {question}
                </FactLine>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="text-sm text-soft">{texts.disclaimer}</p>
      <div className="flex flex-wrap gap-3 print:hidden">
        <PrintButton />
        <Button variant="secondary" onClick={onBack}>
          {texts.back}
        </Button>
        <Button variant="quiet" onClick={onRestart}>
          {texts.again}
        </Button>
      </div>
    </div>
  )
}
