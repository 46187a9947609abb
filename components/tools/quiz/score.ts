export type QuizAnswer = 'yes' | 'partly' | 'no'
export type QuizLevel = 'ready' | 'nearly' | 'early'

const POINTS: Record<QuizAnswer, number> = { yes: 2, partly: 1, no: 0 }

export function isQuizAnswer(value: unknown): value is QuizAnswer {
  return value === 'yes' || value === 'partly' || value === 'no'
}

/** Ready from four fifths of all points on, nearly there from a half on. */
export function levelOf(answers: readonly QuizAnswer[]): QuizLevel {
  const share = answers.reduce((sum, answer) => sum + POINTS[answer], 0) / (answers.length * POINTS.yes)
  if (share >= 0.8) return 'ready'
  return share >= 0.5 ? 'nearly' : 'early'
}
