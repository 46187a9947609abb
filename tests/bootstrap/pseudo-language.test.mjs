import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from '@formatjs/icu-messageformat-parser'
import { root } from '../../scripts/bootstrap/project.mjs'
import { englishMessages, literalsOf, pseudoMessage, pseudoText } from '../support/setup/pseudo-language.mjs'

test('the pseudo-language is a third longer, with accents', () => {
  assert.equal(pseudoText('Save this search'), 'Sávéé thíís séééárçhhh')
  assert.equal(pseudoText('ZIP'), 'ZÍPP')
  assert.equal(pseudoText(' · '), ' · ')
})

test('its messages are the English ones except for their texts', () => {
  for (const message of englishMessages(root)) {
    const pseudo = pseudoMessage(message)
    assert.deepEqual(withoutTexts(parse(pseudo)), withoutTexts(parse(message)), message)
    const [texts, longer] = [message, pseudo].map((one) => literalsOf(one).map(({ text }) => text))
    for (const [index, text] of texts.entries())
      if (/\p{L}/u.test(text)) assert.ok(longer[index].length >= Math.floor((text.length * 4) / 3), message)
  }
})

const withoutTexts = (elements) =>
  JSON.parse(JSON.stringify(elements, (_, value) => (value?.type === 0 ? { type: 0 } : value)))
