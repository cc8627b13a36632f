import type { Socket } from "bun"
import { parsed, type ReceivedMail } from "./received.testing.ts"

export interface Received extends ReceivedMail {
  from: string
  to: string[]
  /** As it came over the wire, without the dots that SMTP adds. */
  raw: string
}

interface Session {
  pending: string
  inData: boolean
  from: string
  to: string[]
  lines: string[]
}

export interface MailServer {
  url: URL
  received: Received[]
  /** Resolves once so many were received. */
  mails(count: number): Promise<void>
  /** Answers given in the place of the usual one, by the first word of the command; '' says nothing at all. */
  answers: Record<string, string>
  stop(): void
}

/** A small mail server on a real port, for tests. With a user it asks for him and his password. */
export function givenMailServer({ user, password }: { user?: string; password?: string } = {}): MailServer {
  const received: Received[] = []
  const answers: Record<string, string> = {}
  const awaited: { count: number; arrived: () => void }[] = []
  const expected = btoa(`\0${user}\0${password}`)

  function answer(socket: Socket<Session>, command: string, usual: string) {
    const reply = answers[command] ?? usual
    if (reply) socket.write(`${reply}\r\n`)
  }

  function take(socket: Socket<Session>, session: Session, line: string) {
    if (session.inData) return takeText(socket, session, line)
    const command = line.split(/[ :]/)[0]!.toUpperCase()
    if (command === "EHLO")
      return answer(socket, "EHLO", `250-test\r\n${user ? "250-AUTH PLAIN\r\n" : ""}250 8BITMIME`)
    if (command === "AUTH")
      return answer(socket, "AUTH", line.split(" ")[2] === expected ? "235 ok" : "535 5.7.8 wrong password")
    if (command === "MAIL") session.from = addressIn(line)
    if (command === "RCPT") session.to.push(addressIn(line))
    if (command === "DATA") {
      const reply = answers.DATA ?? "354 go ahead"
      session.inData = reply.startsWith("354")
      return answer(socket, "DATA", reply)
    }
    answer(socket, command, command === "QUIT" ? "221 bye" : "250 ok")
    if (command === "QUIT") socket.end()
  }

  function takeText(socket: Socket<Session>, session: Session, line: string) {
    if (line !== ".") return void session.lines.push(line.replace(/^\./, ""))
    session.inData = false
    const raw = session.lines.join("\r\n")
    received.push({ from: session.from, to: session.to, raw, ...parsed(raw) })
    for (const { count, arrived } of awaited) if (received.length >= count) arrived()
    Object.assign(session, { from: "", to: [], lines: [] })
    answer(socket, ".", "250 queued")
  }

  const server = Bun.listen<Session>({
    hostname: "127.0.0.1",
    port: 0,
    socket: {
      open(socket) {
        socket.data = { pending: "", inData: false, from: "", to: [], lines: [] }
        answer(socket, "connect", "220 test ESMTP")
      },
      data(socket, bytes) {
        const session = socket.data
        const lines = (session.pending + bytes.toString("utf8")).split("\r\n")
        session.pending = lines.pop()!
        for (const line of lines) take(socket, session, line)
      },
    },
  })
  const login = user ? `${encodeURIComponent(user)}:${encodeURIComponent(password ?? "")}@` : ""
  return {
    url: new URL(`smtp://${login}127.0.0.1:${server.port}`),
    received,
    mails(count) {
      const { promise, resolve } = Promise.withResolvers<void>()
      awaited.push({ count, arrived: resolve })
      if (received.length >= count) resolve()
      return promise
    },
    answers,
    stop: () => server.stop(true),
  }
}

const addressIn = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? ""
