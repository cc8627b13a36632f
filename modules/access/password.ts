/** OWASP Password Storage: argon2id with 19 MiB, two passes, one lane; about 26 ms here. */
const argon2 = { algorithm: "argon2id", memoryCost: 19456, timeCost: 2 } as const

/** Two at a time: twenty logins at once would otherwise take twenty times 19 MiB. */
const atOnce = 2

let running = 0
const waiting: (() => void)[] = []

export const hashPassword = (password: string) => queued(() => Bun.password.hash(password, argon2))

/** `hash` undefined: no such account. The work is done all the same, so that the time tells nothing. */
export async function passwordMatches(password: string, hash: string | undefined): Promise<boolean> {
  const right = await queued(async () => Bun.password.verify(password, hash ?? (await someHash())))
  return right && hash !== undefined
}

let dummy: Promise<string> | undefined
const someHash = () => {
  dummy ??= Bun.password.hash(crypto.randomUUID(), argon2)
  return dummy
}

async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  running++
  try {
    return await work()
  } finally {
    running--
    waiting.shift()?.()
  }
}

/** A first password that can be read aloud over the phone: no letters that look alike, 60 bits. */
export function newPassword(): string {
  const letters = "abcdefghjkmnpqrstuvwxyz23456789"
  const pick = () => letters[crypto.getRandomValues(new Uint32Array(1))[0]! % letters.length]
  return Array.from({ length: 3 }, () => Array.from({ length: 4 }, pick).join("")).join("-")
}
