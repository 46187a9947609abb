/** Throws where the answer is an error. */
export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.text()
}
