import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

/** Where a request is cut: before the server sees it, halfway, when the server has it and answers, halfway in the answer. */
export type Cut = "before" | "halfway" | "answer" | "halfAnswer"

interface Sent {
  method: string
  path: string
  /** Its Idempotency-Key, or nothing. */
  key: string
  body: string
}

/** What is between a browser and its server: it stays at one address while servers come and go, and can be cut. */
export async function givenLine(target: () => string) {
  /** What is done with the next try of a request, by what it is; undefined: nothing. */
  let plan: (request: Sent) => Cut | undefined = () => undefined
  /** Each write that came by: what it was, and where it was cut. */
  const passed: string[] = []

  async function pass(from: IncomingMessage, to: ServerResponse) {
    const body = await bytesOf(from)
    const { method = "", url: path = "", headers } = from
    const key = String(headers["idempotency-key"] ?? "")
    const cut = plan({ method, path, key, body: body.toString() })
    if (method !== "GET") passed.push(`${method} ${path} ${cut ?? "passes"}`)
    if (cut === "before") return from.socket.destroy()
    const { hostname, port } = new URL(target())
    const onward = request({ hostname, port, method, path, headers }, async (answer) => {
      const reply = await bytesOf(answer).catch(() => undefined)
      if (!reply || cut === "answer") return from.socket.destroy()
      to.writeHead(answer.statusCode!, answer.headers)
      if (cut !== "halfAnswer") return to.end(reply)
      to.write(reply.subarray(0, reply.length >> 1), () => from.socket.destroy())
    })
    // No server: nobody answers.
    onward.on("error", () => from.socket.destroy())
    if (cut !== "halfway") return onward.end(body)
    onward.write(body.subarray(0, body.length >> 1), () => {
      onward.destroy()
      from.socket.destroy()
    })
  }

  const server = createServer((from, to) => void pass(from, to).catch(() => from.socket.destroy()))
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passed,
    cut(next: typeof plan) {
      plan = next
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
