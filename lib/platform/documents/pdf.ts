import 'server-only'
import path from 'node:path'
import PDFDocument from 'pdfkit'

/** Figtree as TrueType. The server starts in the project's root. */
const fontFile = (weight: 500 | 700) =>
  path.join(process.cwd(), 'lib/platform/documents/fonts', `figtree-${weight}.ttf`)

export const INK = '#17262b'
export const SOFT = '#55656a'
export const PINE = '#0c5a52'
export const LINE = '#e6e1d6'
/** US Letter, in points, with an inch of margin at the sides. */
export const PAGE = { width: 612, height: 792, left: 64, right: 548 } as const

export type Pdf = PDFKit.PDFDocument

type Draft = {
  title: string
  /** PDF readers show it in the document properties. */
  author: string
  /** Creation date; passed in, so that the same content gives the same bytes. */
  at: Date
}

/** Creates a PDF of US Letter pages in our typeface and returns its bytes. */
export function makePdf({ title, author, at }: Draft, draw: (pdf: Pdf) => void): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const pdf = new PDFDocument({
      size: 'LETTER',
      margins: { top: 64, bottom: 64, left: PAGE.left, right: PAGE.width - PAGE.right },
      font: fontFile(500),
      lang: 'en-US',
      displayTitle: true,
      pdfVersion: '1.7',
      info: { Title: title, Author: author, CreationDate: at },
    })
    const chunks: Uint8Array[] = []
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    pdf.on('error', reject)
    pdf.registerFont('plain', fontFile(500)).registerFont('bold', fontFile(700))
    draw(pdf)
    pdf.end()
  })
}
