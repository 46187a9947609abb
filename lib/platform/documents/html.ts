const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for an element or a quoted attribute. Removes control characters except line breaks and tabs. */
export function escapeHtml(text: string): string {
  return text
    .replace(/[^\P{Cc}\n\r\t]|\p{Cs}/gu, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
