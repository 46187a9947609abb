import { maskedEmail } from './masked-email'

test('whoever reads the mailbox knows it by what is shown of its address, nobody else can write to it', () => {
  expect(maskedEmail('info@little-harbor.example')).toBe('i***@little-harbor.example')
})
