/** What Chromium tells before it offers to install; no other browser does. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

let offered: InstallPrompt | undefined
const listeners = new Set<() => void>()

function offer(prompt: InstallPrompt | undefined) {
  offered = prompt
  for (const listener of listeners) listener()
}

export const install = {
  /** Whether the browser would put the office on the home screen if asked. */
  get: () => offered !== undefined,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  async ask() {
    const prompt = offered
    offer(undefined)
    await prompt?.prompt()
  },
}

/** The browser's own banner stays away: it comes when it suits the browser, not who is at work. */
export function watchInstall() {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault()
    offer(event as InstallPrompt)
  })
  addEventListener("appinstalled", () => offer(undefined))
}

/** On an iPhone or iPad only a person can do it, in Safari, and only when it isn't there yet. */
export const isInstalledByHand = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) && !matchMedia("(display-mode: standalone)").matches
