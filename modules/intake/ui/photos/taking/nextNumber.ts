/** After the highest that there is: of 'Badkamer 3' and 'Badkamer 1' comes 4. */
export function nextNumber(shots: readonly { title: string }[], base: string): number {
  const begin = `${base} `
  const numbers = shots.flatMap(({ title }) =>
    title.startsWith(begin) && /^\d{1,6}$/.test(title.slice(begin.length))
      ? Number(title.slice(begin.length))
      : [],
  )
  return Math.max(0, ...numbers) + 1
}
