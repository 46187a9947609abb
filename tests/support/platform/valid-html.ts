import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // HTML allows several spellings of what React writes.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // React's own ids begin with "_".
    'valid-id': ['error', { relaxed: true }],
    // A list may have a label; an input without a type is a text field.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'no-implicit-input-type': 'off',
    // Radio buttons and checkboxes of a group share a name.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    // A region that has a label only while it scrolls or overlays the page.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // A number that is typed may be copied.
    'tel-non-breaking': 'off',
    // The hearts of a list refer to one form; an empty list has it too.
    'wcag/h32': 'off',
  },
})

/** Inline scripts are skipped: they contain the page a second time. */
const INLINE_SCRIPT = /(<script\b(?![^>]*\bsrc=)[^>]*>)[^<]*(<\/script>)/g

/** The faults in a page's HTML, each kind once; none for a valid page. */
export function faultsOfHtml(html: string): string[] {
  const { results } = validator.validateStringSync(html.replace(INLINE_SCRIPT, '$1$2'))
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
  return [...new Set(faults)]
}
