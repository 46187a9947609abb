import { jsonLdText } from '@/lib/content/seo/rules/markup'

/** Structured data. A data block does not run, so the content security policy needs no hash of it. */
export function JsonLd({ data }: { data: object }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is JSON with every "<" escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />
}
