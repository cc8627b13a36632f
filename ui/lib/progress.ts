/** How far an upload is, from 0 to 1. */
export type OnProgress = (part: number) => void

/** As `fetch`, which doesn't tell how much of a body has been sent. */
export async function sendWithProgress(request: Request, onProgress: OnProgress): Promise<Response> {
  const body = await request.blob()
  request.signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    const stop = () => call.abort()
    call.open(request.method, request.url)
    request.headers.forEach((value, name) => {
      call.setRequestHeader(name, value)
    })
    call.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total)
    call.onload = () => resolve(new Response(call.responseText || null, { status: call.status }))
    call.onerror = () => reject(new TypeError("Failed to send"))
    call.onabort = () => reject(request.signal.reason)
    call.onloadend = () => request.signal.removeEventListener("abort", stop)
    request.signal.addEventListener("abort", stop)
    call.send(body)
  })
}
