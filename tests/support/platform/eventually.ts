/** Waits until the expectation holds; fails with its own message if it never does. */
export async function eventually(expectation: () => void | Promise<void>, timeoutMs = 90_000): Promise<void> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    try {
      await expectation()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
  }
}
