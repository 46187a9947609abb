const REPEAT_MS = 10_000

/** Says what is being done while it lasts: one line with running seconds in a terminal, else a line every ten seconds. */
export async function during(label, work) {
  const start = Date.now()
  const seconds = () => ((Date.now() - start) / 1000).toFixed(1)
  const isTerminal = process.stdout.isTTY
  if (isTerminal) process.stdout.write(`  ${label} …`)
  else console.log(`  ${label} …`)
  const timer = setInterval(
    () =>
      isTerminal
        ? process.stdout.write(`\r  ${label} … ${Math.round(Number(seconds()))} s`)
        : console.log(`  … ${Math.round(Number(seconds()))} s`),
    isTerminal ? 1000 : REPEAT_MS,
  )
  try {
    const result = await work()
    if (isTerminal) process.stdout.write(`\r  ${label}: ${seconds()} s\x1b[K\n`)
    else console.log(`  ${label}: ${seconds()} s`)
    return result
  } catch (error) {
    if (isTerminal) process.stdout.write('\n')
    throw error
  } finally {
    clearInterval(timer)
  }
}
