export const toolMessages = {
  cardsTitle: 'Tools for your decision',
  quiz: 'Readiness Quiz',
  quizHint: 'Eleven questions about your child, your days and your search. Your answers stay in your browser.',
  quizAction: 'Take the quiz',
  estimator: 'Cost Estimator',
  estimatorHint: 'What care costs by room and year until kindergarten, with Florida’s free pre-K hours.',
  estimatorAction: 'Estimate costs',
  print: 'Print',
} as const
