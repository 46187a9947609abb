'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { withMessages } from '@/components/platform/browser-messages'
import { Button } from '@/components/ui/actions/button'
import { TextLink } from '@/components/ui/actions/links'
import { Radio } from '@/components/ui/fields/choice'
import { FieldError } from '@/components/ui/fields/field'
import { FactLine } from '@/components/ui/surface/badge'
import { ProgressBar } from '@/components/ui/surface/loading'
import { ReadingMessages } from '@/messages/parts/reading'
import { PrintButton } from './print-button'
import { QUIZ_QUESTIONS } from './quiz-questions'

const ANSWERS = ['yes', 'partly', 'no'] as const
type QuizAnswer = (typeof ANSWERS)[number]
export type QuizLevel = 'ready' | 'nearly' | 'early'

const POINTS: Record<QuizAnswer, number> = { yes: 2, partly: 1, no: 0 }

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
  const t = useTranslations('content.quiz')
  const id = useId()
  const [isMissing, setIsMissing] = useState(false)
  const total = QUIZ_QUESTIONS.length
  const question = QUIZ_QUESTIONS[index]
  if (!question) return null
  const progress = t('progress', { number: index + 1, total })

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const value = new FormData(event.currentTarget).get('answer')
    const chosen = ANSWERS.find((one) => one === value)
    if (chosen) onAnswer(chosen)
    else setIsMissing(true)
  }

  return (
    <form onSubmit={onSubmit} className="grid max-w-reading gap-5">
      <div>
        <p className="text-ui text-soft">
          {progress} · {t(`topics.${question.topic}`)}
        </p>
        <ProgressBar label={progress} value={index + 1} max={total} className="mt-2" />
      </div>
      <h2 ref={headingRef} tabIndex={-1} id={id} className="text-heading outline-none">
        {t(`questions.${question.name}.question`)}
      </h2>
      <div role="radiogroup" aria-labelledby={id} aria-describedby={isMissing ? `${id}-error` : undefined}>
        {ANSWERS.map((value) => (
          <Radio
            key={value}
            name="answer"
            value={value}
            label={t(`answers.${value}`)}
            defaultChecked={value === answer}
            onChange={() => setIsMissing(false)}
          />
        ))}
        <div role="alert">
          <FieldError id={id} error={isMissing ? t('missing') : undefined} />
        </div>
      </div>
      <div className="flex gap-3">
        {onBack && (
          <Button variant="secondary" onClick={onBack}>
            {t('back')}
          </Button>
        )}
        <Button type="submit">{index + 1 === total ? t('finish') : t('next')}</Button>
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
  const t = useTranslations('content.quiz')
  const level = levelOf(answers)
  const open = QUIZ_QUESTIONS.filter((_, index) => answers[index] !== 'yes')
  const done = QUIZ_QUESTIONS.filter((_, index) => answers[index] === 'yes')
  return (
    <div className="max-w-reading space-y-8">
      <div>
        <h2 ref={headingRef} tabIndex={-1} className="text-heading outline-none">
          {t(`results.${level}.title`)}
        </h2>
        <p className="mt-2">{t(`results.${level}.text`)}</p>
      </div>
      <section>
        <h3 className="text-name">{t('stepsTitle')}</h3>
        {open.length === 0 && <p className="mt-2">{t('noSteps')}</p>}
        <ol className="mt-2 list-decimal divide-y divide-line pl-5">
          {open.map(({ name, link }) => (
            <li key={name} className="py-3 pl-1">
              {t(`questions.${name}.step`)}
              {link && (
                <>
                  {' '}
                  <TextLink underlined href={link.href}>
                    {t(`links.${link.label}`)}
                  </TextLink>
                </>
              )}
            </li>
          ))}
        </ol>
      </section>
      {done.length > 0 && (
        <section>
          <h3 className="text-name">{t('doneTitle')}</h3>
          <ul className="mt-2 grid gap-2">
            {done.map(({ name }) => (
              <li key={name}>
                <FactLine icon="check" className="[&>svg]:text-pine">
                  {t(`questions.${name}.question`)}
                </FactLine>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="text-sm text-soft">{t('disclaimer')}</p>
      <div className="flex flex-wrap gap-3 print:hidden">
        <PrintButton />
        <Button variant="secondary" onClick={onBack}>
          {t('back')}
        </Button>
        <Button variant="quiet" onClick={onRestart}>
          {t('again')}
        </Button>
      </div>
    </div>
  )
}

/** One question at a time. The answers exist only in this component's state. */
function QuizSteps() {
  const [answers, setAnswers] = useState<QuizAnswer[]>([])
  const [index, setIndex] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasMoved = useRef(false)
  const isDone = index === QUIZ_QUESTIONS.length

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

export const Quiz = withMessages(ReadingMessages, QuizSteps)
