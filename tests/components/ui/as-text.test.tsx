import { render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Logo } from '@/components/layout/logo'
import { asText, textOf } from '@/components/ui/as-text'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { Rating } from '@/components/ui/stars'
import { dangersIn, parsedHtml } from '@/tests/support/dangers'
import { HOSTILE_STRINGS } from '@/tests/support/hostile-strings'

const words = (said: string) => (
  <div className={said} title={said} aria-hidden={false}>
    <Icon name="star" label={said} size="sm" />
    <Badge tone="sun">{said}</Badge>
    <Rating rating={4.8} />
    <Picture src="/a.png" srcSet="/a.avif 320w" alt={said} width={12} height={9} sizes="100vw" />
    {[<i key="1">{`"${said}"`}</i>, said, 12]}
    {null}
    {false}
  </div>
)
const choices = (
  <fieldset disabled>
    <label htmlFor="one">
      <input id="one" type="checkbox" name="some" value="1" defaultChecked />
      <input type="radio" defaultChecked={false} maxLength={5} data-some={false} />
      <input defaultValue="Words" inputMode="numeric" autoComplete="off" readOnly />
    </label>
  </fieldset>
)

/** Elements, their words and attributes, in whatever order these stand. */
const read = (html: string) =>
  [...parsedHtml(html).body.querySelectorAll('*')].map(({ localName, attributes, textContent }) => [
    localName,
    [...attributes].map(({ name, value }) => `${name}=${value}`).sort(),
    textContent,
  ])

test('what is drawn as text is what React would draw', () => {
  for (const drawn of [
    words('Words'),
    words('Tom & Jerry’s "House"'),
    words("<b>it's</b> &amp;"),
    choices,
    <Logo key="logo" />,
  ])
    expect(read(textOf(drawn))).toEqual(read(renderToStaticMarkup(drawn)))
})

test('nothing that people write is anything but words', () => {
  // Letters are escaped one by one, so that all of them together are no safer than each alone.
  const all = HOSTILE_STRINGS.join(' ')
  const { container } = render(<div {...asText(words(all))} />)
  expect(dangersIn(container)).toEqual([])
  expect(container.querySelectorAll('*')).toHaveLength(read(textOf(words('Words'))).length + 1)
  expect(read(textOf(words(all)))).toEqual(read(renderToStaticMarkup(words(all))))
})

test('what would listen, or keep something, is refused instead of drawn dead', () => {
  expect(() =>
    textOf(
      <a href="/" onClick={() => {}}>
        Press
      </a>,
    ),
  ).toThrow('cannot have onClick')
  expect(() => textOf(<p style={{ color: 'red' }}>Words</p>)).toThrow('cannot have style')
})
