/** Sends `total` requests, `atOnce` at a time, and returns how many a second were answered. Any failure stops it. */
export async function perSecond(
  send: (n: number) => Promise<Response>,
  { total, atOnce = 20 }: { total: number; atOnce?: number },
): Promise<number> {
  let next = 0
  const started = performance.now()
  async function worker() {
    while (next < total) {
      const response = await send(next++)
      const text = await response.text()
      if (!response.ok) throw new Error(`${response.status} ${text}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return (total / (performance.now() - started)) * 1000
}

/** The middle of `runs` timings in milliseconds. */
export async function median(runs: number, act: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < runs; i++) {
    const started = performance.now()
    await act()
    times.push(performance.now() - started)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)]!
}
