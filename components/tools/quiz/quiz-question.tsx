import { type FormEvent, type RefObject, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Radio } from '@/components/ui/choice'
import { FieldError } from '@/components/ui/field-frame'
import { ProgressBar } from '@/components/ui/progress-bar'
import { isQuizAnswer, type QuizAnswer } from './score'
import { quizTexts as texts } from './texts'

type QuizQuestionFormProps = {
  index: number
  answer: QuizAnswer | undefined
  headingRef: RefObject<HTMLHeadingElement | null>
  onAnswer: (answer: QuizAnswer) => void
  /** Missing at the first question. */
  onBack?: () => void
}

export function QuizQuestionForm({ index, answer, headingRef, onAnswer, onBack }: QuizQuestionFormProps) {
  const id = useId()
  const [isMissing, setIsMissing] = useState(false)
  const total = texts.questions.length
  const asked = texts.questions[index]
  if (!asked) return null

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
          {texts.progress(index + 1, total)} · {texts.topics[asked.topic]}
        </p>
        <ProgressBar label={texts.progress(index + 1, total)} value={index + 1} max={total} className="mt-2" />
      </div>
      <h2 ref={headingRef} tabIndex={-1} id={id} className="text-heading outline-none">
        {asked.question}
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
