import { afterAll, afterEach } from "bun:test"
import { GlobalRegistrator } from "@happy-dom/global-registrator"
import { renderToReadableStream } from "react-dom/server"
import { publicTexts } from "./app/plain.ts"
import { staffTexts } from "./app/staffTexts.ts"
import { startTexts } from "./lib/i18n.ts"
import { forgetToasts } from "./lib/toast.ts"
import { undoBar } from "./lib/undo.ts"

/** How many characters a failing test prints of a node. */
const printed = 1000

/**
 * A window for tests of screens; call it at the top of the file, and import what is rendered after it
 * (`await import(...)`): React and the router look for a window when they are loaded. It is closed after the last
 * test, so that tests of the server in the same process keep the real fetch.
 */
export async function openWindow() {
  // A page rendered for a test of the server leaves its contexts set until the next one; this one has none.
  await renderToReadableStream(null)
  const {
    setTimeout,
    clearTimeout,
    setInterval,
    clearInterval,
    setImmediate,
    clearImmediate,
    queueMicrotask,
  } = globalThis
  GlobalRegistrator.register({ url: "http://localhost/" })
  // Where React finds this it measures all it renders, for a panel of the browser: a sixth of the time of a test.
  Object.assign(console, { timeStamp: undefined })
  // React keeps the clock it finds when it is loaded, and that of a window stops when the window closes.
  Object.assign(globalThis, {
    setTimeout,
    clearTimeout,
    setInterval,
    clearInterval,
    setImmediate,
    clearImmediate,
    queueMicrotask,
    IS_REACT_ACT_ENVIRONMENT: true,
  })
  // This window knows no popovers: what stands in one is always there.
  HTMLElement.prototype.hidePopover = () => {}
  printNodesShortly()
  announceNavigation()
  const { mutate } = await import("swr")
  startTexts({ ...publicTexts, ...staffTexts })
  const { render, within, act, cleanup, waitFor, fireEvent, renderHook, configure } = await import(
    "@testing-library/react"
  )
  // Only a test that fails waits so long; one second is too short for a busy machine.
  configure({ asyncUtilTimeout: 20_000 })
  const { default: userEvent } = await import("@testing-library/user-event")
  afterEach(async () => {
    cleanup()
    // Nothing is in sight that would read again, and what was underway is forgotten: the next test would wait for it.
    await mutate(() => true, undefined)
    forgetToasts()
    undoBar.forget()
    localStorage.clear()
    sessionStorage.clear()
    history.replaceState(null, "", "/")
  })
  afterAll(async () => {
    // What React still has planned looks for the window.
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve))
    await GlobalRegistrator.unregister()
  })
  return {
    render,
    within,
    renderHook,
    act,
    waitFor,
    fireEvent,
    screen: within(document.body),
    user: userEvent.setup({ document }),
  }
}

/** A test that fails prints what it found: of a node its tags, not the objects that it consists of, which are endless. */
function printNodesShortly() {
  Object.defineProperty(Node.prototype, Symbol.for("nodejs.util.inspect.custom"), {
    configurable: true,
    value(this: Node) {
      const text = this instanceof Element ? this.outerHTML : `${this.nodeName} ${this.textContent ?? ""}`
      return text.length > printed ? `${text.slice(0, printed)} …` : text
    },
  })
}

/** The router does this when it is loaded, so only in the first window; its own mark keeps it from doing it twice. */
function announceNavigation() {
  for (const type of ["pushState", "replaceState"] as const) {
    const original = history[type]
    history[type] = (...args) => {
      original.apply(history, args)
      dispatchEvent(new Event(type))
    }
  }
  Object.defineProperty(window, Symbol.for("wouter_v3"), { value: true })
}
