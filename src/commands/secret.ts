const enter = ["\r", "\n"]
const interrupt = "\x03"
const erase = ["\x7f", "\b"]

/**
 * Asks for a line on standard input, so that it stays out of the shell's history; on a terminal it is not shown
 * while it is typed.
 */
export async function readSecret(question: string): Promise<string> {
  process.stdout.write(question)
  if (!process.stdin.isTTY) return firstLine()
  process.stdin.setRawMode(true)
  try {
    return await typed()
  } finally {
    process.stdin.setRawMode(false)
    process.stdout.write("\n")
  }
}

async function firstLine(): Promise<string> {
  for await (const line of console) return line.trim()
  return ""
}

async function typed(): Promise<string> {
  let text = ""
  for await (const chunk of process.stdin)
    for (const letter of String(chunk)) {
      if (letter === interrupt) process.exit(130)
      if (enter.includes(letter)) return text.trim()
      text = erase.includes(letter) ? text.slice(0, -1) : text + letter
    }
  return text
}
