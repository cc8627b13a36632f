/** Whether two texts differ in at most so many letters. */
export function near(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false
  let previous = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= other.length; j++) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1
      row[j] = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + change)
      least = Math.min(least, row[j]!)
    }
    if (least > most) return false
    previous = row
  }
  return previous[other.length]! <= most
}
