import { refuseNoStepUp } from './step-up'

test('somebody goes up, and reads why they go neither sideways nor down', () => {
  expect(() => refuseNoStepUp('open', 'BASIC', 'STARTER')).not.toThrow()
  expect(() => refuseNoStepUp('temporarily_closed', 'STARTER', 'PRO')).not.toThrow()
  expect(() => refuseNoStepUp('open', 'PRO', 'PRO')).toThrow('You are on Pro already.')
  expect(() => refuseNoStepUp('open', 'PRO', 'STARTER')).toThrow(/choose Starter when it has ended/)
  expect(() => refuseNoStepUp('closed', 'BASIC', 'PRO')).toThrow(/has closed/)
})
