import type { Locale } from '@/lib/platform/language/locales'

/** The visible content of a page, to be compared with its structured data. `text` has no white space. */
export type ShownPage = {
  locale: Locale
  text: string
  /** With attributes; without scripts. */
  markup: string
  headings: string[]
  links: string[]
  crumbs: { name: string; path: string | undefined }[]
  times: string[]
}

/** Line breaks are up to the page. */
export const withoutSpace = (text: string) => text.replace(/\s+/g, '')

export const pathOf = (address = '') => (URL.canParse(address) ? new URL(address).pathname : address)

export function missingTexts(page: ShownPage, texts: readonly (string | undefined)[]): string[] {
  return texts
    .filter((text) => text !== undefined && !page.text.includes(withoutSpace(text)))
    .map((text) => `does not show "${text}"`)
}

/** A picture has several sizes and formats on a page: "/media/a.jpg" as "/media/a-640.avif". */
export function missingPicture({ markup }: ShownPage, image: string | undefined): string[] {
  return image === undefined || markup.includes(pathOf(image).replace(/\.\w+$/, '')) ? [] : [`does not show ${image}`]
}
