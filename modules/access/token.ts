/** So many random bits, as text for a cookie or an address. */
export const newToken = (bits: 128 | 256): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(bits / 8))).toString("base64url")

export const hashOf = (token: string) => new Bun.CryptoHasher("sha256").update(token).digest("hex")
