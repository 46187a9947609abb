/**
 * Nothing can be typed into a form's fields, or chosen in them, while they are on their way: it would be gone once they are cleared. They keep
 * the focus. Answers how they are opened again.
 */
export function holdFields(form: HTMLFormElement): () => void {
  const all = [...form.elements]
  const releases = [...all.filter(isTyped).map(holdWords), ...all.filter(isChosen).map(holdChoice)]
  return () => {
    for (const release of releases) release()
  }
}

const CHOICES = ['checkbox', 'radio', 'file']
/** Keys that change nothing: to the next field, out of a dialog, and those of the browser. */
const leaves = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey || /^(Tab|Escape|F\d+)$/.test(key)
const isChosen = (one: Element): one is HTMLInputElement | HTMLSelectElement =>
  one instanceof HTMLSelectElement || (one instanceof HTMLInputElement && CHOICES.includes(one.type))
const isTyped = (one: Element): one is HTMLInputElement | HTMLTextAreaElement =>
  one instanceof HTMLTextAreaElement || (one instanceof HTMLInputElement && !CHOICES.includes(one.type))

function holdWords(field: HTMLInputElement | HTMLTextAreaElement): () => void {
  if (field.readOnly) return () => {}
  field.readOnly = true
  return () => {
    field.readOnly = false
  }
}

/** HTML has no read-only choice, and one that is disabled loses the focus. */
function holdChoice(field: HTMLInputElement | HTMLSelectElement): () => void {
  const { value } = field
  const refuse = (event: Event) => {
    if (event instanceof KeyboardEvent && leaves(event)) return
    // Some phones open their list whatever is refused: what is chosen there is put back.
    if (field instanceof HTMLSelectElement) field.value = value
    event.preventDefault()
    event.stopPropagation()
  }
  const events =
    field instanceof HTMLSelectElement ? ['mousedown', 'keydown', 'input', 'change'] : ['click', 'dragover', 'drop']
  for (const event of events) field.addEventListener(event, refuse)
  field.setAttribute('aria-disabled', 'true')
  return () => {
    for (const event of events) field.removeEventListener(event, refuse)
    field.removeAttribute('aria-disabled')
  }
}
