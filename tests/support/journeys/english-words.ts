/** Words that are English and no Spanish word, in none of the proper names that stay as they are (providers, places, programs). */
const ENGLISH =
  /(?<![\p{L}\p{N}])(?:the|and|of|with|your|you|are|this|that|from|not|our|we|please|children|weeks?|months?|years?|days|openings?|closed|hours|price|search|save|read|learn|unknown|none|yes|free|today|since|until|every|show|edit|add|remove|cancel|back|next|previous|was|were|have|how|what|when|where|which|who|why|reviews?|messages?|settings|required)(?![\p{L}\p{N}])/iu

const INVISIBLE = /<script\b[^<]*<\/script>|<style\b[^<]*<\/style>|<!--[^>]*-->/g
/** What is marked as written in English, such as a provider's own words. */
const WRITTEN_IN_ENGLISH = /<(\w+)\b[^>]*\slang="en"[^>]*>.*?<\/\1>/gs

/** What others wrote where no `lang` fits: descriptions of pictures, also inside of a label, and an agency's note on an inspection. */
const ALT = /\salt="([^"]+)"/g
const INSPECTION = /^Inspección, [^:]+: /

/** The texts of a page that contain English words. */
export function englishIn(html: string): string[] {
  const markup = html.replace(INVISIBLE, '').replace(WRITTEN_IN_ENGLISH, ' ')
  const shown = Array.from(markup.matchAll(/>([^<>]+)</g), ([, text]) => text ?? '')
  const described = Array.from(
    markup.matchAll(/\s(?:aria-label|alt|title|placeholder|content)="([^"]+)"/g),
    ([, text]) => text ?? '',
  )
  const alts = Array.from(markup.matchAll(ALT), ([, text = '']) => plain(text))
  return [...shown, ...described]
    .map(plain)
    .filter((text) => !/^https?:/.test(text) && !INSPECTION.test(text) && isEnglish(text, alts))
}

/** Whether a text has English words besides proper names. */
export const isEnglish = (text: string, names: readonly string[]): boolean =>
  ENGLISH.test(names.reduce((rest, name) => rest.replaceAll(name, ''), text))

const plain = (text: string) =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim()
