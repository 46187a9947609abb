import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { textOf } from '@/components/ui/as-text'
import { patch } from '@/components/ui/patch'
import { usePatchedText } from '@/components/ui/use-patched-text'

type Choice = { value: string; count?: number }

function Choices({ choices, chosen = [], word = 'Words' }: { choices: Choice[]; chosen?: string[]; word?: string }) {
  return <div {...usePatchedText<HTMLDivElement>(textOf(listOf({ choices, chosen, word })))} />
}

const listOf = ({ choices, chosen, word }: { choices: Choice[]; chosen: string[]; word: string }) => (
  <>
    <p title={word}>{word}</p>
    <input name="typed" />
    {choices.map(({ value, count }) => (
      <label key={value}>
        <input type="checkbox" name="some" value={value} defaultChecked={chosen.includes(value)} />
        {value}
        {count !== undefined && <b>{count}</b>}
      </label>
    ))}
  </>
)

test('numbers change around a choice that keeps its place, its focus and what was pressed', async () => {
  const { rerender } = render(
    <Choices
      choices={[
        { value: 'a', count: 1 },
        { value: 'b', count: 2 },
      ]}
    />,
  )
  const box = screen.getByRole('checkbox', { name: /b/ })
  await userEvent.type(screen.getByRole('textbox'), 'typed')
  await userEvent.click(box)
  rerender(<Choices choices={[{ value: 'b', count: 7 }, { value: 'c' }]} chosen={['b']} word="Others" />)
  expect(screen.getByRole('checkbox', { name: 'b 7' })).toBe(box)
  expect(box).toHaveFocus()
  expect(box).toBeChecked()
  expect(screen.getByRole('textbox')).toHaveValue('typed')
  expect(screen.getByTitle('Others')).toHaveTextContent('Others')
  expect(screen.queryByRole('checkbox', { name: /a/ })).toBeNull()
  expect(screen.getByRole('checkbox', { name: 'c' })).not.toBeChecked()
})

test('a form that is reset shows what is asked for since', async () => {
  const { container, rerender } = render(
    <form>
      <Choices choices={[{ value: 'a' }, { value: 'b' }]} chosen={['a']} />
    </form>,
  )
  await userEvent.click(screen.getByRole('checkbox', { name: 'a' }))
  rerender(
    <form>
      <Choices choices={[{ value: 'a' }, { value: 'b' }]} chosen={['b']} />
    </form>,
  )
  container.querySelector('form')?.reset()
  expect(screen.getByRole('checkbox', { name: 'a' })).not.toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'b' })).toBeChecked()
})

test('where a browser has translated the words, new ones take their place, and a choice beside them keeps its focus', async () => {
  const { container, rerender } = render(<Choices choices={[{ value: 'a', count: 12 }]} />)
  const words = container.ownerDocument.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (words.nextNode()) texts.push(words.currentNode as Text)
  for (const text of texts) {
    const translated = document.createElement('font')
    text.replaceWith(translated)
    translated.textContent = `es:${text.data}`
  }
  const box = screen.getByRole('checkbox')
  await userEvent.click(box)
  rerender(<Choices choices={[{ value: 'a', count: 7 }]} chosen={['a']} word="Others" />)
  expect(screen.getByTitle('Others')).toHaveTextContent(/^Others$/)
  expect(box.parentElement).toHaveTextContent(/^es:a7$/)
  expect(box).toHaveFocus()
})

test('whatever it showed before, it shows the new text', () => {
  const values = fc.uniqueArray(
    fc.record({ value: fc.constantFrom(...'abcdef'), count: fc.option(fc.nat(9), { nil: undefined }) }),
    {
      selector: ({ value }) => value,
    },
  )
  const shown = fc.record({
    choices: values,
    chosen: fc.subarray([...'abcdef']),
    word: fc.constantFrom('Words', 'Others', ''),
  })
  fc.assert(
    fc.property(shown, shown, fc.boolean(), (before, after, isTranslated) => {
      const [live, wanted] = [document.createElement('div'), document.createElement('div')]
      live.innerHTML = textOf(listOf(before))
      wanted.innerHTML = textOf(listOf(after))
      if (isTranslated) live.prepend(document.createElement('font'))
      patch(live, textOf(listOf(before)), textOf(listOf(after)))
      if (!isTranslated || textOf(listOf(before)) !== textOf(listOf(after)))
        expect(live.innerHTML).toBe(wanted.innerHTML)
    }),
  )
})
