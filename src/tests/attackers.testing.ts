import { connect } from "node:net"
import { type Attack, attacksOfColleague, attacksOfStrangers } from "./attacks.testing.ts"

export interface Target {
  url: string
  /** The session of a colleague that one of them got hold of. */
  cookie: string
}

/** By attack, how often which answer came. */
export type Answers = Record<string, Record<string, number>>

const strangers = 4
const drips = 12

const { promise: over, resolve: end } = Promise.withResolvers<void>()

/** In a thread of its own, so that what it takes to attack slows nobody who measures. */
const thread = globalThis as unknown as Worker
thread.onmessage = ({ data }: MessageEvent<Target | "stop">) => {
  if (data === "stop") end()
  else void attack(data).then((answers) => thread.postMessage(answers))
}

async function attack({ url, cookie }: Target): Promise<Answers> {
  const answers: Answers = {}
  const ofStrangers = await attacksOfStrangers(url)
  const ofColleague = await attacksOfColleague(url)
  const firsts: { name: string; answered: Promise<void> }[] = []
  for (let sender = 1; sender <= strangers; sender++) {
    const address = `203.0.113.${sender}`
    for (const one of ofStrangers) firsts.push(...repeated(one, { "x-forwarded-for": address }, answers))
    for (let i = 0; i < drips; i++) void drip(url, address)
  }
  const colleague = { "x-forwarded-for": "203.0.113.99", cookie }
  for (const one of ofColleague) firsts.push(...repeated(one, colleague, answers))
  thread.postMessage("begun")
  await over
  // What else is still asked goes with this thread: the queue of pictures takes a minute more.
  const byName = Map.groupBy(firsts, ({ name }) => name)
  await Promise.all(
    [...byName.values()].map((ofName) => Promise.race(ofName.map(({ answered }) => answered))),
  )
  return answers
}

/** Tells of each sender when it was answered once. */
function repeated({ name, atOnce, pause, send }: Attack, from: Record<string, string>, answers: Answers) {
  const counts: Answers[string] = {}
  answers[name] ??= counts
  const count = (answer: string) => {
    answers[name]![answer] = (answers[name]![answer] ?? 0) + 1
  }
  const ask = async () => count(await answerOf(send({ ...from, "idempotency-key": crypto.randomUUID() })))
  return Array.from({ length: atOnce }, () => {
    const answered = ask()
    void askAgain(answered)
    return { name, answered }
  })

  async function askAgain(answered: Promise<void>) {
    await answered
    for (;;) {
      await Bun.sleep(pause)
      await ask()
    }
  }
}

const answerOf = (reply: Promise<Response>): Promise<string> =>
  reply.then(
    async (response) => {
      await response.arrayBuffer()
      return String(response.status)
    },
    () => "cut off",
  )

/** Sends a byte a second of a photo that never comes, and begins again when it is cut off. */
async function drip(url: string, address: string) {
  const { hostname, port } = new URL(url)
  const head = [
    "POST /api/upload HTTP/1.1",
    `Host: ${hostname}:${port}`,
    `X-Forwarded-For: ${address}`,
    "Content-Type: multipart/form-data; boundary=x",
    "Content-Length: 1900000",
  ]
  for (;;) {
    const socket = connect(Number(port), hostname)
    socket.on("error", () => undefined)
    socket.write(`${head.join("\r\n")}\r\n\r\n--x\r\n`)
    while (!socket.destroyed) {
      await Bun.sleep(1000)
      socket.write("x")
    }
    socket.destroy()
  }
}
