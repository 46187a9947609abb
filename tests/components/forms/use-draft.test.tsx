import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { useDraft } from '@/components/forms/use-draft'

function Letter({ family }: { family: string }) {
  const form = useRef<HTMLFormElement>(null)
  const { kept } = useDraft(form, 3, 'letter')
  return (
    <form ref={form} onInput={kept}>
      <textarea aria-label="Words" name="words" />
      <label>
        <input type="checkbox" name="families" value={family} />
        For them
      </label>
    </form>
  )
}
const box = () => screen.getByRole('checkbox')

test('words and a choice are there again; a choice of one family is never that of another', () => {
  const { unmount } = render(<Letter family="77" />)
  fireEvent.input(screen.getByLabelText('Words'), { target: { value: 'We are closed.' } })
  fireEvent.click(box())
  unmount()
  const { unmount: leave } = render(<Letter family="77" />)
  expect(screen.getByLabelText('Words')).toHaveValue('We are closed.')
  expect(box()).toBeChecked()
  leave()
  render(<Letter family="12" />)
  expect(box()).not.toBeChecked()
})
