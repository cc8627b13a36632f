import type { Spot } from "./canvas.ts"

/** Lines of the letters that are written on photos of the demo, four wide and six high, the capitals from the top. */
const letters: Record<string, number[][]> = {
  " ": [],
  L: [[0, 0, 0, 6, 4, 6]],
  c: [[4, 2.6, 3, 2, 1, 2, 0, 3, 0, 5, 1, 6, 3, 6, 4, 5.4]],
  m: [
    [0, 6, 0, 2],
    [0, 3, 1, 2, 2, 3, 2, 6],
    [2, 3, 3, 2, 4, 3, 4, 6],
  ],
  o: [[1, 2, 3, 2, 4, 3, 4, 5, 3, 6, 1, 6, 0, 5, 0, 3, 1, 2]],
  s: [[4, 2.5, 3, 2, 1, 2, 0, 2.9, 1, 3.8, 3, 4.2, 4, 5.1, 3, 6, 1, 6, 0, 5.5]],
  "0": [[2, 0, 0.6, 1, 0, 3, 0.6, 5, 2, 6, 3.4, 5, 4, 3, 3.4, 1, 2, 0]],
  "2": [[0, 1, 1, 0, 3, 0, 4, 1, 4, 2, 0, 6, 4, 6]],
  "4": [[3, 6, 3, 0, 0, 4, 4, 4]],
  "5": [[4, 0, 0.4, 0, 0, 2.8, 2.6, 2.4, 4, 3.6, 4, 4.8, 2.8, 6, 0, 5.6]],
  "6": [[3.4, 0, 1.4, 0.8, 0, 3, 0, 5, 1, 6, 3, 6, 4, 5, 4, 4, 3, 3, 1, 3, 0, 4]],
  "8": [
    [2, 0, 0.6, 0.6, 0.6, 2.1, 2, 2.8, 3.4, 2.1, 3.4, 0.6, 2, 0],
    [2, 2.8, 0, 4, 0, 5, 1, 6, 3, 6, 4, 5, 4, 4, 2, 2.8],
  ],
}
const [wide, high, apart] = [4, 6, 1.6]

/** The lines of a text around its middle, in letters of that height; of a letter that is not known it throws. */
export function written(text: string, [x, y]: Spot, size: number): Spot[][] {
  const scale = size / 8
  const whole = text.length * (wide + apart) - apart
  return [...text].flatMap((letter, nth) => {
    const lines = letters[letter]
    if (!lines) throw new Error(`No letter '${letter}' to write on a photo of the demo`)
    const left = nth * (wide + apart) - whole / 2
    return lines.map((line) =>
      Array.from(
        { length: line.length / 2 },
        (_, at): Spot => [x + (left + line[at * 2]!) * scale, y + (line[at * 2 + 1]! - high / 2) * scale],
      ),
    )
  })
}
