/** What a customer is recognised by, however it was typed. */
export const emailKey = (email: string) => email.trim().toLowerCase()

/** '0031 (0)6-12345678' and '06 12 34 56 78' are one number: digits, with a Dutch number in its national form. */
export const phoneKey = (phone: string) => phone.replace(/^\s*(\+|00)31\s*\(?0?\)?/, "0").replace(/\D/g, "")

interface Reachable {
  email: string
  phone: string
}

/** Those who share the e-mail address or telephone number. */
export function sharing<T extends Reachable>(others: readonly T[], { email, phone }: Reachable): T[] {
  const [sameEmail, samePhone] = [emailKey(email), phoneKey(phone)]
  return others.filter(
    (other) =>
      (sameEmail !== "" && emailKey(other.email) === sameEmail) ||
      (samePhone !== "" && phoneKey(other.phone) === samePhone),
  )
}
