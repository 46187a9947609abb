import { listText } from './locales'
import { asWritten, joinMessages, joinTexts, message, readMessage } from './message'
import { englishText, messageText } from './translate'

test('a message is put into the reader’s language; other text stays as it is', () => {
  const text = message('imports.errors.emptyFile')
  expect(englishText(text)).toBe('This file is empty.')
  expect(messageText('es-US', text)).toBe('Este archivo está vacío.')
  expect(messageText('es-US', asWritten('Otter House'))).toBe('Otter House')
})

test('messages can be joined with names, listed, and contained in other messages', () => {
  const reason = message('imports.matching.phone')
  expect(englishText(joinTexts('98%, Otter House: ', reason))).toBe(
    '98%, Otter House: Same phone; another name and address.',
  )
  const groups = joinMessages([message('imports.units.hours'), message('imports.units.license')], ', ')
  expect(messageText('es-US', message('imports.rowNotes.newer', { groups }))).toBe(
    'Confirmado después de que se hizo el archivo: horario, licencia.',
  )
})

test.each(['message:', 'message: a', 'message:a.b.c {', 'message:a.b.c [1]', 'message:of the day'])(
  '“%s” is no message, but text that somebody wrote',
  (text) => {
    expect(readMessage(text)).toBeNull()
    expect(englishText(text)).toBe(text)
  },
)

test('a list of places reads right in each language', () => {
  expect(listText('en', ['Orlando', 'Ocala', 'Immokalee'])).toBe('Orlando, Ocala, and Immokalee')
  expect(listText('es-US', ['Orlando', 'Ocala', 'Immokalee'])).toBe('Orlando, Ocala e Immokalee')
  expect(listText('es-US', ['Orlando', 'Ocala'], 'or')).toBe('Orlando u Ocala')
  expect([listText('en', ['Ocala']), listText('en', [])]).toEqual(['Ocala', ''])
})
