import { render, screen } from '@testing-library/react'
import { DifferenceView } from '@/components/articles/cms/difference-view'

test('an admin hears and sees what went and what came', () => {
  render(
    <DifferenceView
      difference={[
        {
          field: 'body',
          parts: [
            { kind: 'same', text: 'Ask ' },
            { kind: 'removed', text: 'nine' },
            { kind: 'added', text: 'ten' },
          ],
        },
      ]}
    />,
  )
  expect(screen.getByText('Article Content')).toBeInTheDocument()
  expect(screen.getByRole('deletion')).toHaveTextContent('removed: nine')
  expect(screen.getByRole('insertion')).toHaveTextContent('added: ten')
})

test('where nothing differs, it says so', () => {
  render(<DifferenceView difference={[]} />)
  expect(screen.getByText('The article says the same now.')).toBeInTheDocument()
})
