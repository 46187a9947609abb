const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text for an element or a quoted attribute. Control characters, but line breaks and tabs, are dropped. */
export function escapeHtml(text: string): string {
  return text
    .replace(/[^\P{Cc}\n\r\t]|\p{Cs}/gu, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
