import { beforeEach } from "bun:test"
import { openWindow } from "#ui/testing.ts"
import type { Draft } from "./draft.ts"
import { complete, contact, draftWith, sampleReply, sections } from "./sample.ts"

export type Reply = () => Response | Promise<Response>

const passed = sections.flatMap(({ questions }) => questions.map(({ key }) => key))
/** What a visitor has behind him at the contact step. */
export const filled = { answers: complete, passed, contact }
export const kept = () => JSON.parse(localStorage.getItem("waterpas.aanvraag")!) as Draft
export const focused = () => document.activeElement?.id

/** A window with the wizard in it, beside a server that is made of `replies`. */
export async function openWizard() {
  const opened = await openWindow()
  const { render, screen, user } = opened
  // This window can draw no pictures, so photos go as they are.
  Reflect.deleteProperty(globalThis, "createImageBitmap")
  const { SWRConfig } = await import("swr")
  const { speakThrough } = await import("#ui/lib/http.ts")
  const { createDraftStore } = await import("./draftStore.ts")
  const { DraftsContext } = await import("./device.ts")
  const { default: Wizard } = await import("./Wizard.tsx")
  const replies: Record<string, Reply> = {}
  const calls: { path: string; body: string; key: string | null }[] = []

  beforeEach(() => {
    calls.splice(0)
    Object.assign(replies, usualReplies)
    speakThrough(async (request) => {
      const path = new URL(request.url).pathname
      const form = request.headers.get("content-type")?.startsWith("multipart")
      const key = request.headers.get("idempotency-key")
      calls.push({ path, body: form ? "" : await request.text(), key })
      return replies[path]!()
    })
  })

  /** Opens the wizard at an address, on a device that keeps this draft. */
  function visit(search: string, draft?: Partial<Draft>, drafts = createDraftStore()) {
    const changedAt = new Date().toISOString()
    if (draft) localStorage.setItem("waterpas.aanvraag", JSON.stringify({ ...draftWith(draft), changedAt }))
    history.replaceState(null, "", `/offerte-aanvraag${search}`)
    return render(
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <DraftsContext value={drafts}>
          <main>
            <Wizard />
          </main>
        </DraftsContext>
      </SWRConfig>,
    )
  }
  const heading = (name: string) => screen.findByRole("heading", { level: 1, name })
  return {
    ...opened,
    ...{ replies, calls, visit, heading, createDraftStore },
    next: async () => user.click(await screen.findByRole("button", { name: "Verder" })),
    thanks: () => heading("Bedankt! Uw aanvraag is ontvangen."),
    posted: () => calls.filter(({ path }) => path === "/api/live-offerte"),
  }
}

const usualReplies: Record<string, Reply> = {
  "/api/local-engine/generate-questions": () => Response.json({ success: true, sections, totalQuestions: 7 }),
  "/api/local-engine/price-range": () =>
    Response.json({
      range: { fromCents: 1_020_000, toCents: 1_440_000 },
      unknown: ["sanitair"],
      movers: [],
    }),
  "/api/upload": () => Response.json({ filename: "op-de-server.jpg" }),
  "/api/live-offerte": () => Response.json(sampleReply),
}
