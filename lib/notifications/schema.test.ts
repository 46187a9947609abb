import { message } from '@/lib/platform/language/message'
import { choiceInput, markAllInput, notificationParams, notificationsQuery } from './schema'

test.each(['0', '-1', '1.5', 'x', '', '2147483648', '1e99', '\u0000'])('"%s" is not a valid id', (id) => {
  expect(notificationParams.safeParse({ id }).success).toBe(false)
  expect(notificationsQuery.safeParse({ before: id }).success).toBe(false)
})

test('an id in an address is parsed as a number, and the first page needs none', () => {
  expect(notificationParams.parse({ id: '7' })).toEqual({ id: 7 })
  expect(notificationsQuery.parse({})).toEqual({})
})

test('marking all as read requires the newest id that was seen', () => {
  expect(markAllInput.parse({ upTo: 7 })).toEqual({ upTo: 7 })
  for (const upTo of [undefined, null, '7', 0, 1.5, 3_000_000_000])
    expect(markAllInput.safeParse({ upTo }).success).toBe(false)
})

test.each([
  [{ kind: 'welcome', channel: 'fax', isOn: true }, message('notifications.errors.chooseChannel')],
  [{ kind: 'welcome', channel: 'app', isOn: 'yes' }, message('notifications.errors.onOrOff')],
  [{ channel: 'app', isOn: true }, message('notifications.errors.chooseKind')],
])('an invalid choice is rejected with a message: %j', (choice, sentence) => {
  expect(choiceInput.safeParse(choice).error?.issues[0]?.message).toBe(sentence)
})
