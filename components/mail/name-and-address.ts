/** "Dana Rivera <dana@home.test>", or the address alone. */
export function nameAndAddress({ toName, toEmail }: { toName: string; toEmail: string }): string {
  return toName ? `${toName} <${toEmail}>` : toEmail
}
