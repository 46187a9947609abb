import { renderInvoice } from './invoice-pdf'
import type { InvoiceDetail } from './schema'

const INVOICE: InvoiceDetail = {
  locale: 'en',
  id: 42,
  number: '2026-000042',
  plan: 'PRO',
  kind: 'start',
  status: 'paid',
  amountCents: 4999,
  issuedOn: '2026-11-20',
  periodStart: '2026-11-22',
  periodEnd: '2026-12-22',
  paidOn: '2026-11-22',
  paidBy: 'Check 1042',
  billedName: 'Sunny Sprouts',
  billedPlace: 'Orlando, FL 32801',
}
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

test('an invoice is one page, with the same bytes every time', async () => {
  const first = await renderInvoice(INVOICE, 'By check.')
  const second = await renderInvoice(INVOICE, 'By check.')
  expect(text(first).startsWith('%PDF-1.7')).toBe(true)
  expect(text(first).match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true)
})

test('a very long name or characters missing from the font still give one page', async () => {
  for (const billedName of ['Little Star '.repeat(40).slice(0, 200), '小さな星 🌟 \u0007 Nguyễn', ''])
    for (const status of ['open', 'withdrawn', 'paid'] as const) {
      const bytes = await renderInvoice({ ...INVOICE, billedName, status, periodStart: null }, 'By check. '.repeat(40))
      expect(text(bytes).match(/\/Type \/Page\b/g)).toHaveLength(1)
    }
})

test('an invoice states its language', async () => {
  expect(text(await renderInvoice(INVOICE, undefined))).toContain('/Lang (en-US)')
  const spanish = text(await renderInvoice({ ...INVOICE, locale: 'es-US' }, undefined))
  expect(spanish).toContain('/Lang (es-US)')
  expect(spanish).toContain('(Factura 2026-000042)')
})
