import type { User } from "./schema.ts"

/** As long as browsers keep a cookie at most. */
const days = 400
/** Accounts that one device is known to. */
const most = 6

interface Account extends Pick<User, "id"> {
  passwordHash: string
}

/**
 * A browser in which someone signed in before keeps a cookie that says so: a random name, and for each account a mark
 * that only the server can make. Guesses from elsewhere can't hold it up. Another password ends the acquaintance.
 */
export function knownDevices(https: boolean) {
  const name = https ? "__Host-waterpas-device" : "waterpas-device"
  return {
    name,
    attributes: {
      httpOnly: true,
      sameSite: "lax",
      path: "/",
      secure: https,
      maxAge: days * 24 * 3600,
    } as const,
    valueIn: (request: Request): string =>
      new Bun.CookieMap(request.headers.get("cookie") ?? "").get(name) ?? "",
  }
}

/** The name of the device, if the account knows it. */
export function deviceOf(value: string, account: Account | undefined): string | undefined {
  const [device = "", ...marks] = value.split(".")
  return account && marks.slice(0, most).includes(markOf(device, account)) ? device : undefined
}

/** The cookie from now on. */
export function withMark(value: string, account: Account): string {
  const [device = "", ...marks] = value.split(".")
  const name = /^[\w-]{22}$/.test(device)
    ? device
    : Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64url")
  const mark = markOf(name, account)
  const others = device === name ? marks.filter((other) => other !== mark) : []
  return [name, mark, ...others].slice(0, 1 + most).join(".")
}

const markOf = (device: string, { id, passwordHash }: Account) =>
  new Bun.CryptoHasher("sha256", passwordHash).update(`${id} ${device}`).digest("base64url")
