import userEvent from '@testing-library/user-event'
import { levelOf, Quiz } from '@/components/content/tools/quiz'
import { QUIZ_QUESTIONS } from '@/components/content/tools/quiz-questions'
import { QuizChecklist } from '@/components/content/tools/quiz-view'
import { render, screen, within } from '@/tests/support/setup/render'
import { translate } from '@/tests/support/setup/translate'

const t = translate('en', 'content.quiz')
const total = QUIZ_QUESTIONS.length
/** Answering all questions by hand takes long on a busy machine. */
const TIMEOUT_MS = 30_000

async function answerAll(label: string) {
  const user = userEvent.setup()
  for (let index = 0; index < total; index += 1) {
    await user.click(screen.getByRole('radio', { name: label }))
    await user.click(screen.getByRole('button', { name: index + 1 === total ? 'See the result' : 'Next' }))
  }
  return user
}

it('asks one question at a time and shows the progress', async () => {
  const user = userEvent.setup()
  render(<Quiz />)
  expect(await screen.findByText(/Question 1 of 11/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'Partly' }))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByText(/Question 2 of 11/)).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()
})

it('remembers an answer when a parent goes back', async () => {
  const user = userEvent.setup()
  render(<Quiz />)
  await user.click(screen.getByRole('radio', { name: 'Not yet' }))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByRole('radio', { name: 'Not yet' })).toBeChecked()
})

it('says what is missing instead of continuing without an answer', async () => {
  const user = userEvent.setup()
  render(<Quiz />)
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Choose one of the three answers.')
  expect(screen.getByText(/Question 1 of 11/)).toBeInTheDocument()
})

it('works with only the keyboard', async () => {
  const user = userEvent.setup()
  render(<Quiz />)
  await user.tab()
  await user.keyboard(' {Enter}')
  expect(screen.getByText(/Question 2 of 11/)).toBeInTheDocument()
})

it(
  'gives a family that is not ready a step for each question, and further links',
  async () => {
    render(<Quiz />)
    const user = await answerAll('Not yet')
    expect(screen.getByRole('heading', { name: 'You have time to get ready' })).toHaveFocus()
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(total)
    expect(screen.getByRole('link', { name: 'Cost Estimator' })).toHaveAttribute('href', '/tools/cost-estimator')
    await user.click(screen.getByRole('button', { name: 'Start over' }))
    expect(screen.getByText(/Question 1 of 11/)).toBeInTheDocument()
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
  },
  TIMEOUT_MS,
)

it(
  'tells a family that it is ready, and what is in place',
  async () => {
    render(<Quiz />)
    await answerAll('Yes')
    expect(screen.getByRole('heading', { name: 'You’re ready to start' })).toBeInTheDocument()
    expect(screen.getByText(t('noSteps'))).toBeInTheDocument()
    expect(screen.getByText(t('questions.hour.question'))).toBeInTheDocument()
  },
  TIMEOUT_MS,
)

it(
  'sends and stores nothing',
  async () => {
    const send = jest.fn()
    const store = jest.spyOn(Storage.prototype, 'setItem')
    globalThis.fetch = send
    render(<Quiz />)
    await answerAll('Partly')
    expect(send).not.toHaveBeenCalled()
    expect(store).not.toHaveBeenCalled()
  },
  TIMEOUT_MS,
)

it('has three results, by how much is in place', () => {
  const of = (yes: number, partly: number, no: number) =>
    levelOf([...Array(yes).fill('yes'), ...Array(partly).fill('partly'), ...Array(no).fill('no')])
  expect([of(11, 0, 0), of(8, 2, 1), of(8, 1, 2), of(0, 11, 0), of(5, 0, 6), of(0, 0, 11)]).toEqual([
    'ready',
    'ready',
    'nearly',
    'nearly',
    'early',
    'early',
  ])
})

it('prints as a checklist', () => {
  render(<QuizChecklist />)
  expect(screen.getAllByRole('listitem')).toHaveLength(total)
})
