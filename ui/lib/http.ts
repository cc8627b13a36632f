import { type $ZodType, type output, safeParse } from "zod/v4/core"
import { eventsIn } from "./events.ts"
import { type TextKey, t } from "./i18n.ts"
import { type OnProgress, sendWithProgress } from "./progress.ts"
import { unchanged } from "./unchanged.ts"

/** What the server refused, or why it could not be reached. `message` is a Dutch sentence to show. */
export class ApiError extends Error {
  constructor(
    /** 0: there was no reply. */
    readonly status: number,
    readonly code: string,
    message: string,
    /** A sentence per field that is wrong, by its path in what was sent. */
    readonly fields: Record<string, string> = {},
  ) {
    super(message)
  }
}

/** Nobody answered: no fault of the server, or of what was asked. */
export const isCutOff = (error: unknown) => error instanceof ApiError && error.status === 0

type Transport = (request: Request, onProgress?: OnProgress) => Promise<Response>
let transport: Transport = (request, onProgress) =>
  onProgress ? sendWithProgress(request, onProgress) : fetch(request)
/** Tests answer here, most with `app.handle` of the real server. */
export const speakThrough = (next: Transport) => {
  transport = next
}

export interface CallOptions {
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Milliseconds after which the call fails with code 'timeout'. */
  timeout?: number
  /** Told how much of the body has been sent. */
  onProgress?: OnProgress
}
type Query = Record<string, string | number | boolean | undefined>

export const get = <S extends $ZodType>(reply: S, path: string, query?: Query, options?: CallOptions) =>
  call(reply, "GET", withQuery(path, query), undefined, options)
export const post = <S extends $ZodType>(reply: S, path: string, body?: unknown, options?: CallOptions) =>
  call(reply, "POST", path, body, options)
export const put = <S extends $ZodType>(reply: S, path: string, body?: unknown, options?: CallOptions) =>
  call(reply, "PUT", path, body, options)
export const del = <S extends $ZodType>(reply: S, path: string, options?: CallOptions) =>
  call(reply, "DELETE", path, undefined, options)

/** Posts, and tells each event of the reply (text/event-stream) as it comes; done when the server has no more to say. */
export async function postEvents<S extends $ZodType>(
  event: S,
  path: string,
  body: unknown,
  { onEvent, ...options }: CallOptions & { onEvent: (event: output<S>) => void },
): Promise<void> {
  const headers = { accept: "text/event-stream", ...options.headers }
  const ask = () => requestOf("POST", path, body, { ...options, headers })
  const { response, body: outcome } = await send(ask, options, async (reply) => {
    if (!reply.ok || !reply.body) return reply.text()
    for await (const payload of eventsIn(reply.body)) {
      const checked = safeParse(event, payload)
      if (!checked.success) return undefined
      onEvent(checked.data)
    }
    return ""
  })
  if (!response.ok) throw refusal(response.status, parsed(outcome ?? ""))
  if (outcome !== "") throw new ApiError(response.status, "badReply", t("kit.errors.badReply"))
}

/** A file and the name under which it is saved. */
export interface Download {
  file: Blob
  name: string
}

/** A file to save, with a busy button and a sentence when it fails; a plain link has neither. */
export async function download(
  path: string,
  { query, ...options }: CallOptions & { query?: Query } = {},
): Promise<Download> {
  const ask = () => requestOf("GET", withQuery(path, query), undefined, options)
  const read = (reply: Response): Promise<Blob | string> => (reply.ok ? reply.blob() : reply.text())
  const { response, body } = await send(ask, options, read)
  if (typeof body === "string") throw refusal(response.status, parsed(body))
  return { file: body, name: nameIn(response.headers.get("content-disposition") ?? "") }
}

async function call<S extends $ZodType>(
  reply: S,
  method: string,
  path: string,
  body: unknown,
  options: CallOptions = {},
): Promise<output<S>> {
  const before = method === "GET" ? unchanged.of(path) : undefined
  const headers = before ? { ...options.headers, "if-none-match": before.etag } : options.headers
  const ask = () => requestOf(method, path, body, { ...options, headers })
  const { response, body: text } = await send(ask, options, (reply) => reply.text())
  if (before && response.status === 304) return before.value as output<S>
  const payload = parsed(text)
  if (!response.ok) throw refusal(response.status, payload)
  const checked = safeParse(reply, payload)
  if (!checked.success) throw new ApiError(response.status, "badReply", t("kit.errors.badReply"))
  if (method === "GET") unchanged.keep(path, response.headers.get("etag"), checked.data)
  return checked.data
}

function requestOf(method: string, path: string, body: unknown, { headers, signal, timeout }: CallOptions) {
  const form = body instanceof FormData
  const limits = [signal, timeout && AbortSignal.timeout(timeout)].filter(
    (limit) => limit instanceof AbortSignal,
  )
  return new Request(new URL(path, origin()), {
    method,
    credentials: "include",
    headers: { accept: "application/json", ...(body !== undefined && !form && json), ...headers },
    body: form ? body : body === undefined ? null : JSON.stringify(body),
    signal: limits.length > 0 ? AbortSignal.any(limits) : null,
  })
}

/** `ask` makes the request anew for each try: its body can be read once. */
async function send<T>(
  ask: () => Request,
  { signal, onProgress }: CallOptions,
  read: (response: Response) => Promise<T>,
) {
  const request = ask()
  const { headers } = request
  const trial = async (made: Request) => {
    const response = await transport(made, onProgress)
    return { response, body: await read(response) }
  }
  try {
    // The server knows the write again by its key, so whether the first one arrived makes no difference.
    return await trial(request).catch((error) => {
      if (!headers.has("idempotency-key") || signal?.aborted || isTimeout(error)) throw error
      return trial(ask())
    })
  } catch (error) {
    // Who stopped the call himself does not want to hear that it failed.
    if (signal?.aborted) throw error
    throw unreached(isTimeout(error) ? "timeout" : "network")
  }
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === "TimeoutError"

const unreached = (code: "timeout" | "network") =>
  new ApiError(0, code, t(`kit.errors.${code}` satisfies TextKey))

function refusal(status: number, payload: unknown) {
  const { error, code, fields } = (payload ?? {}) as { error?: unknown; code?: unknown; fields?: unknown }
  return new ApiError(
    status,
    typeof code === "string" ? code : "unknown",
    typeof error === "string" ? error : t("kit.errors.server"),
    isSentences(fields) ? fields : {},
  )
}

const isSentences = (fields: unknown): fields is Record<string, string> =>
  typeof fields === "object" &&
  fields !== null &&
  Object.values(fields).every((text) => typeof text === "string")

/** The name that the server gives a file, which may hold any letter. */
const nameIn = (disposition: string) =>
  decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] ?? "")

/** An empty reply (204) is null; a reply that is no JSON fails its schema. */
function parsed(text: string): unknown {
  if (text === "") return null
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const json = { "content-type": "application/json" }

const origin = () => {
  const here = globalThis.location?.origin
  return here?.startsWith("http") ? here : "http://localhost"
}

function withQuery(path: string, query: Query = {}) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return given.length === 0
    ? path
    : `${path}?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`
}
