import { expect, test } from "bun:test"
import { renderToReadableStream } from "react-dom/server"
import { Router } from "wouter"
import { publicTexts } from "#ui/app/plain.ts"
import { startTexts } from "#ui/lib/i18n.ts"
import Wizard from "./Wizard.tsx"

startTexts(publicTexts)

async function drawn(address: string): Promise<string> {
  const errors: unknown[] = []
  const stream = await renderToReadableStream(
    <Router ssrPath={address}>
      <Wizard />
    </Router>,
    { onError: (error) => void errors.push(error) },
  )
  await stream.allReady
  expect(errors).toEqual([])
  return new Response(stream).text()
}

test("the server draws the whole first step, with nothing chosen", async () => {
  const html = await drawn("/offerte-aanvraag")
  expect(html.match(/type="checkbox"/g)?.length).toBe(16)
  expect(html).not.toContain("checked")
  expect(html).toContain("Wat wilt u laten doen?")
})

test.each([2, 3, 4])("of step %i the server draws the frame alone: it knows no answers", async (step) => {
  const html = await drawn(`/offerte-aanvraag?stap=${step}`)
  expect(html).toContain(`Stap ${step} van 4 · ${step * 25}%`)
  expect(html).toContain("skeleton")
  expect(html).not.toContain("<h1")
})
