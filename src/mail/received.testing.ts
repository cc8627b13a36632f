export interface ReceivedMail {
  /** Its head by lower-case name, folded lines joined. */
  head: Record<string, string>
  /** Decoded. */
  text: string
  attachments: { name: string; mediaType: string; bytes: Buffer }[]
}

/** A mail as a reader sees it, of what came over the wire. */
export function parsed(raw: string): ReceivedMail {
  const { head, body } = headAndBody(raw)
  const boundary = /^multipart\/.*boundary="?([^";]+)/i.exec(head["content-type"] ?? "")?.[1]
  if (!boundary) return { head, text: textOf({ head, body }), attachments: [] }
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => headAndBody(part.replace(/^\r\n|\r\n$/g, "")))
  const files = parts.filter((part) => part.head["content-disposition"]?.startsWith("attachment"))
  const text = parts.find((part) => !files.includes(part))
  return { head, text: text ? textOf(text) : "", attachments: files.map(attachmentOf) }
}

interface Part {
  head: Record<string, string>
  body: string
}

function headAndBody(raw: string): Part {
  const end = raw.indexOf("\r\n\r\n")
  const unfolded = raw.slice(0, end).replace(/\r\n[ \t]+/g, " ")
  const head = Object.fromEntries(
    unfolded.split("\r\n").map((line) => {
      const colon = line.indexOf(":")
      return [line.slice(0, colon).toLowerCase(), decodedWords(line.slice(colon + 1).trim())]
    }),
  )
  return { head, body: raw.slice(end + 4) }
}

function textOf({ head, body }: Part): string {
  const way = head["content-transfer-encoding"] ?? ""
  if (/base64/i.test(way)) return Buffer.from(body, "base64").toString("utf8").replaceAll("\r\n", "\n")
  const encoded = /quoted-printable/i.test(way)
  return (encoded ? decoded(body.replace(/=\r\n/g, "")) : body).replaceAll("\r\n", "\n")
}

const attachmentOf = ({ head, body }: Part) => ({
  name: fileNameIn(head["content-disposition"]!),
  mediaType: head["content-type"]!.split(";")[0]!,
  bytes: Buffer.from(body, "base64"),
})

/** filename="...", or in pieces as RFC 2231 has it: filename*0*=utf-8''Offerte%20... */
function fileNameIn(disposition: string): string {
  const pieces = [...disposition.matchAll(/filename\*(\d+)(\*?)=("[^"]*"|[^;\s]*)/g)]
  if (pieces.length === 0) {
    const whole = /filename=(?:"((?:[^"\\]|\\.)*)"|([^;\s]*))/.exec(disposition)
    return (whole?.[1]?.replace(/\\(.)/g, "$1") ?? whole?.[2]) || ""
  }
  return pieces
    .map(([, , coded, piece]) => {
      const value = piece!.replaceAll('"', "")
      return coded ? decodeURIComponent(value.replace(/^utf-8''/i, "")) : value
    })
    .join("")
}

/** =?UTF-8?Q?...?= and =?UTF-8?B?...?= */
const decodedWords = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, way: string, word: string) =>
      way.toLowerCase() === "b"
        ? Buffer.from(word, "base64").toString("utf8")
        : decoded(word.replaceAll("_", " ")),
    )

const decoded = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8")
