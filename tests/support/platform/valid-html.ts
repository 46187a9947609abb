import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes what HTML allows in several ways.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // React's own ids begin with "_".
    'valid-id': ['error', { relaxed: true }],
    // A list may be named; a field without a type is one of text.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'no-implicit-input-type': 'off',
    // Choices of one kind share a name.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    // A part that is named only while it scrolls or lies above the page.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // A number may be copied as it is typed.
    'tel-non-breaking': 'off',
    // The hearts of a list name their one form; a list of none has it too.
    'wcag/h32': 'off',
  },
})

/** Inline scripts are not looked at: what they hold is the page once more. */
const INLINE_SCRIPT = /(<script\b(?![^>]*\bsrc=)[^>]*>)[^<]*(<\/script>)/g

/** What is wrong with a page's HTML, each kind of fault once; none for a valid page. */
export function faultsOfHtml(html: string): string[] {
  const { results } = validator.validateStringSync(html.replace(INLINE_SCRIPT, '$1$2'))
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
  return [...new Set(faults)]
}
