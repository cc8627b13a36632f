import { typeLabels } from "#src/shared/projectTypes.ts"
import type { QuoteRequest } from "../schema.ts"

/** Requests in which every word that was typed occurs; capitals and accents make no difference. */
export function found(requests: QuoteRequest[], search: string): QuoteRequest[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  return words.length === 0
    ? requests
    : requests.filter((request) => words.every((word) => textOf(request).includes(word)))
}

const texts = new WeakMap<QuoteRequest, string>()

/** Put together once per request, so that a thousand can be searched at every letter. */
function textOf(request: QuoteRequest): string {
  const text = texts.get(request) ?? composed(request)
  texts.set(request, text)
  return text
}

function composed({ referenceNumber, projectTypes, contactInfo }: QuoteRequest) {
  const { name, email, phone, address, postcode, city } = contactInfo
  const numbers = [phone, postcode].map((text) => text.replaceAll(/[\s().-]/g, ""))
  const types = projectTypes.map((type) => typeLabels[type])
  return plain([referenceNumber, name, email, phone, address, postcode, city, ...numbers, ...types].join(" "))
}

const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase()
