import 'server-only'

let known: Promise<Set<string>> | undefined

/** Whether it is one of 49,000 passwords that stand in leaked lists. Read at first use: most processes never need it. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return (await known).has(password.normalize('NFKC').trim().toLowerCase())
}
