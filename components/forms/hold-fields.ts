/**
 * Nothing can be typed into a form's fields while they are on their way: it would be gone once they are cleared. They keep the focus.
 * Answers how they are opened again.
 */
export function holdFields(form: HTMLFormElement): () => void {
  const open = [...form.elements].filter(isTyped).filter(({ readOnly }) => !readOnly)
  for (const field of open) field.readOnly = true
  return () => {
    for (const field of open) field.readOnly = false
  }
}

const isTyped = (one: Element): one is HTMLInputElement | HTMLTextAreaElement =>
  one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement
