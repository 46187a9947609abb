'use client'

import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/actions/button'
import { TextLink } from '@/components/ui/actions/links'
import { Radio } from '@/components/ui/fields/choice'
import { FieldError } from '@/components/ui/fields/field'
import { FactLine } from '@/components/ui/surface/badge'
import { ProgressBar } from '@/components/ui/surface/loading'
import { PrintButton } from './print-button'
import { type QuizQuestion, quizMessages as texts } from './quiz-messages'

type QuizAnswer = 'yes' | 'partly' | 'no'
export type QuizLevel = 'ready' | 'nearly' | 'early'

const POINTS: Record<QuizAnswer, number> = { yes: 2, partly: 1, no: 0 }

function isQuizAnswer(value: unknown): value is QuizAnswer {
  return value === 'yes' || value === 'partly' || value === 'no'
}

/** Ready from four fifths of all points, nearly there from a half. */
export function levelOf(answers: readonly QuizAnswer[]): QuizLevel {
  const share = answers.reduce((sum, answer) => sum + POINTS[answer], 0) / (answers.length * POINTS.yes)
  if (share >= 0.8) return 'ready'
  return share >= 0.5 ? 'nearly' : 'early'
}

type QuizQuestionFormProps = {
  index: number
  answer: QuizAnswer | undefined
  headingRef: RefObject<HTMLHeadingElement | null>
  onAnswer: (answer: QuizAnswer) => void
  /** Absent at the first question. */
  onBack?: () => void
}

function QuizQuestionForm({ index, answer, headingRef, onAnswer, onBack }: QuizQuestionFormProps) {
  const id = useId()
  const [isMissing, setIsMissing] = useState(false)
  const total = texts.questions.length
  const question = texts.questions[index]
  if (!question) return null

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).get('answer')
    if (isQuizAnswer(chosen)) onAnswer(chosen)
    else setIsMissing(true)
  }

  return (
    <form onSubmit={onSubmit} className="grid max-w-reading gap-5">
      <div>
        <p className="text-ui text-soft">
          {texts.progress(index + 1, total)} · {texts.topics[question.topic]}
        </p>
        <ProgressBar label={texts.progress(index + 1, total)} value={index + 1} max={total} className="mt-2" />
      </div>
      <h2 ref={headingRef} tabIndex={-1} id={id} className="text-heading outline-none">
        {question.question}
      </h2>
      <div role="radiogroup" aria-labelledby={id} aria-describedby={isMissing ? `${id}-error` : undefined}>
        {texts.answers.map(({ value, label }) => (
          <Radio
            key={value}
            name="answer"
            value={value}
            label={label}
            defaultChecked={value === answer}
            onChange={() => setIsMissing(false)}
          />
        ))}
        <div role="alert">
          <FieldError id={id} error={isMissing ? texts.missing : undefined} />
        </div>
      </div>
      <div className="flex gap-3">
        {onBack && (
          <Button variant="secondary" onClick={onBack}>
            {texts.back}
          </Button>
        )}
        <Button type="submit">{index + 1 === total ? texts.finish : texts.next}</Button>
      </div>
    </form>
  )
}

type QuizResultProps = {
  /** One for each question. */
  answers: QuizAnswer[]
  headingRef: RefObject<HTMLHeadingElement | null>
  onRestart: () => void
  onBack: () => void
}

function QuizResult({ answers, headingRef, onRestart, onBack }: QuizResultProps) {
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

/** One question at a time. The answers exist only in this component's state. */
export function Quiz() {
  const [answers, setAnswers] = useState<QuizAnswer[]>([])
  const [index, setIndex] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasMoved = useRef(false)
  const isDone = index === texts.questions.length

  function goTo(next: number) {
    hasMoved.current = true
    setIndex(next)
  }

  // Keyboard and screen reader users continue at the new question, not behind the old one's button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the question changes
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus()
  }, [index])

  function restart() {
    setAnswers([])
    goTo(0)
  }

  if (isDone)
    return <QuizResult answers={answers} headingRef={heading} onRestart={restart} onBack={() => goTo(index - 1)} />
  return (
    <QuizQuestionForm
      key={index}
      index={index}
      answer={answers[index]}
      headingRef={heading}
      onAnswer={(answer) => {
        setAnswers((given) => given.toSpliced(index, 1, answer))
        goTo(index + 1)
      }}
      onBack={index > 0 ? () => goTo(index - 1) : undefined}
    />
  )
}
