/** One JSON line on stderr for whoever runs the server. No passwords, tokens or what people typed. */
export function journal(event: string, details: Record<string, string | number | undefined> = {}) {
  process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), event, ...details })}\n`)
}
