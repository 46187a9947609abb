import userEvent from '@testing-library/user-event'
import { ChipCheckbox } from '@/components/ui/actions/chip'
import { Checkbox, ChoiceGroup, Radio } from '@/components/ui/fields/choice'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { render, screen } from '@/tests/support/setup/render'

it('ties a field to its label, and to its error before its hint', () => {
  render(<TextField label="Email" hint="We never share it." error="Please enter a valid email address." />)
  const field = screen.getByRole('textbox', { name: 'Email' })
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Please enter a valid email address. We never share it.')
})

it('shows no error where there is none', () => {
  render(<TextField label="Title" optional />)
  const field = screen.getByRole('textbox', { name: 'Title (optional)' })
  expect(field).toBeValid()
  expect(field).not.toHaveAttribute('aria-describedby')
})

it('lets a parent choose from a list with its own error', async () => {
  const options = [
    { value: 'match', label: 'Best match' },
    { value: 'distance', label: 'Distance' },
  ]
  render(<SelectField label="Sort by" options={options} error="Choose one" />)
  const list = screen.getByRole('combobox', { name: 'Sort by' })
  await userEvent.selectOptions(list, 'Distance')
  expect(list).toHaveValue('distance')
  expect(list).toHaveAccessibleDescription('Choose one')
})

it('asks one question for several choices, and shows its error', async () => {
  render(
    <ChoiceGroup legend="Account" error="Please select your account type.">
      <Radio name="role" value="caregiver" label="Parent/Caregiver looking for childcare" />
      <Radio name="role" value="careprovider" label="Childcare provider/daycare owner" />
    </ChoiceGroup>,
  )
  expect(screen.getByRole('group', { name: 'Account' })).toHaveAccessibleDescription('Please select your account type.')
  await userEvent.click(screen.getByText('Childcare provider/daycare owner'))
  expect(screen.getByRole('radio', { name: 'Childcare provider/daycare owner' })).toBeChecked()
})

it('ties a checkbox to its own error', () => {
  render(<Checkbox label="I accept the terms" error="You must accept the terms and conditions." />)
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('You must accept the terms and conditions.')
})

it('is a real checkbox where it looks like a chip', async () => {
  render(
    <ChipCheckbox name="program" value="vpk" count={1219}>
      VPK
    </ChipCheckbox>,
  )
  await userEvent.click(screen.getByText('VPK'))
  expect(screen.getByRole('checkbox', { name: 'VPK 1,219' })).toBeChecked()
})
