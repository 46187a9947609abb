'use client'

import { useEffect, useRef, useState } from 'react'
import { QuizQuestionForm } from './quiz-question'
import { QuizResult } from './quiz-result'
import type { QuizAnswer } from './score'
import { quizTexts as texts } from './texts'

/** One question at a time. The answers live in this component alone. */
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

  // Whoever goes on by keyboard or hears the page stands at the new question, not behind the old one's button.
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
