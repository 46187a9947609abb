import 'server-only'
import path from 'node:path'
import PDFDocument from 'pdfkit'
import { SITE } from '@/lib/platform/config/site'
import { type Locale, regionalTag } from '@/lib/platform/language/locales'
import { messageText, translate } from '@/lib/platform/language/translate'
import { longDateText } from '@/lib/platform/time/dates'
import { colors } from '@/site.config'
import { howToPay, invoiceSubject, priceText } from './rules'
import type { InvoiceDetail } from './schema'

/** Figtree as TrueType. The server starts in the project's root. */
const fontFile = (weight: 500 | 700) =>
  path.join(process.cwd(), 'lib/platform/documents/fonts', `figtree-${weight}.ttf`)

const { ink: INK, soft: SOFT, pine: PINE, line: LINE } = colors.light
/** US Letter, in points, with an inch of margin at the sides. */
const PAGE = { width: 612, height: 792, left: 64, right: 548 } as const

type Pdf = PDFKit.PDFDocument

type Draft = {
  locale: Locale
  title: string
  /** Creation date; passed in, so that the same content gives the same bytes. */
  at: Date
}

/** Creates a PDF of US Letter pages in our typeface and returns its bytes. */
function makePdf({ locale, title, at }: Draft, draw: (pdf: Pdf) => void): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const pdf = new PDFDocument({
      size: 'LETTER',
      margins: { top: 64, bottom: 64, left: PAGE.left, right: PAGE.width - PAGE.right },
      font: fontFile(500),
      lang: regionalTag(locale),
      displayTitle: true,
      pdfVersion: '1.7',
      info: { Title: title, Author: SITE.name, CreationDate: at },
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

const AMOUNT_AT = 448
const WIDTH = PAGE.right - PAGE.left

/** Renders an invoice as one US Letter page. The same invoice always gives the same bytes. */
export function renderInvoice(
  invoice: InvoiceDetail,
  instructions: string | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const { locale, number, issuedOn, status, amountCents } = invoice
  const t = translate(locale, 'billing.pdf')
  const invoices = translate(locale, 'billing.invoices')
  const day = (of: string) => longDateText(locale, of)
  const about = { locale, title: t('title', { number }), at: new Date(`${issuedOn}T12:00:00Z`) }
  return makePdf(about, (pdf) => {
    pdf.font('bold').fontSize(15).fillColor(PINE).text(SITE.name, PAGE.left, 64)
    pdf.font('plain').fontSize(10).fillColor(SOFT).text(SITE.contactEmail)
    pdf.font('bold').fontSize(28).fillColor(INK).text(about.title, PAGE.left, 124)
    pdf
      .font('plain')
      .fontSize(11)
      .fillColor(SOFT)
      .text(t('issued', { day: day(issuedOn) }))
    pdf.moveDown(2).fontSize(10).text(t('billedTo'))
    pdf.fontSize(12).fillColor(INK).text(invoice.billedName, { width: 380 }).text(invoice.billedPlace, { width: 380 })
    pdf.moveDown(2)
    line(pdf)
    row(pdf, invoiceSubject(invoices, invoice), priceText(amountCents))
    if (invoice.periodStart && invoice.periodEnd)
      pdf
        .fontSize(10)
        .fillColor(SOFT)
        .text(t('period', { from: day(invoice.periodStart), until: day(invoice.periodEnd) }), PAGE.left)
    pdf.moveDown(0.8)
    line(pdf)
    pdf.font('bold')
    row(pdf, t('total'), priceText(amountCents))
    pdf
      .moveDown(1.5)
      .font('bold')
      .fontSize(12)
      .fillColor(PINE)
      .text(statusText(invoice), PAGE.left, pdf.y, { width: WIDTH })
    if (status !== 'open') return
    pdf.font('plain').fontSize(10).fillColor(SOFT).moveDown(0.4)
    pdf.text(howToPay(invoices, instructions), { width: WIDTH }).text(t('reference', { number }), { width: WIDTH })
  })
}

function statusText({ locale, status, paidOn, paidBy }: InvoiceDetail): string {
  const t = translate(locale, 'billing.pdf')
  if (status !== 'paid') return t(status)
  const day = longDateText(locale, paidOn ?? '')
  return paidBy ? t('paidBy', { day, how: messageText(locale, paidBy) }) : t('paid', { day })
}

function line(pdf: Pdf): void {
  pdf.moveTo(PAGE.left, pdf.y).lineTo(PAGE.right, pdf.y).lineWidth(1).strokeColor(LINE).stroke()
  pdf.moveDown(0.8)
}

function row(pdf: Pdf, label: string, amount: string): void {
  const top = pdf.y
  pdf
    .fontSize(12)
    .fillColor(INK)
    .text(amount, AMOUNT_AT, top, { width: PAGE.right - AMOUNT_AT, align: 'right' })
  pdf.text(label, PAGE.left, top, { width: AMOUNT_AT - PAGE.left - 16 })
}
