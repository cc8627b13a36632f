/** A first password that can be read aloud over the phone: no letters that look alike, about 59 bits. */
export function firstPassword(): string {
  return Array.from({ length: 3 }, () => Array.from({ length: 4 }, pick).join("")).join("-")
}

const letters = "abcdefghjkmnpqrstuvwxyz23456789"
/** The largest multiple of the number of letters below 256, so that each is equally likely. */
const fair = 256 - (256 % letters.length)

function pick(): string {
  const [byte] = crypto.getRandomValues(new Uint8Array(1))
  return byte! < fair ? letters[byte! % letters.length]! : pick()
}
