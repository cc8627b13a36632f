import type { Locator, Page } from "playwright-core"

export const next = (page: Page) => page.getByRole("button", { name: "Verder" }).click()

/** Goes through the questionnaire as a visitor who gives each question its first answer, with keys and telling all. */
export async function answerAll(page: Page) {
  const summary = page.getByRole("heading", { name: "Controleer uw aanvraag" })
  for (let screens = 0; screens < 20 && !(await summary.isVisible()); screens++) {
    const address = page.url()
    const more = page.locator(".questions-more > summary")
    if (await more.isVisible()) await more.click()
    // An answer may bring up the next question.
    for (let asked = 0; await fieldOf(page, asked).isVisible(); asked++) await answer(fieldOf(page, asked))
    await next(page)
    await page.waitForURL((url) => url.href !== address)
  }
  await summary.waitFor()
}

const fieldOf = (page: Page, at: number) => page.locator(".questions .field").nth(at)

async function answer(field: Locator) {
  const choice = field.locator("input[type=radio], input[type=checkbox]").first()
  if (!(await choice.isVisible())) {
    const written = field.locator("input, textarea")
    const nextYear = await field.evaluate(() => new Date().getFullYear() + 1)
    return written.fill(fitting((await written.getAttribute("id")) ?? "", nextYear))
  }
  if (!(await choice.isChecked())) await choice.press("Space")
}

function fitting(question: string, nextYear: number): string {
  if (question.endsWith("gewenste_start")) return `01-03-${nextYear}`
  if (question.endsWith("bouwjaar")) return "1978"
  if (question.endsWith("hoogte")) return "2,6"
  return question.endsWith("opmerkingen") ? "=HYPERLINK(1)" : "6"
}

export async function addPhoto(page: Page, buffer: Buffer) {
  const picker = page.locator("input[type=file]")
  await picker.setInputFiles({ name: "badkamer.png", mimeType: "image/png", buffer })
  await page.getByText("1 foto toegevoegd.").waitFor()
}

export async function fillContact(page: Page) {
  await page.getByLabel("Naam").fill("M. de Vries")
  await page.getByLabel("E-mailadres").fill("m.devries@voorbeeld.example")
  await page.getByLabel("Telefoon").fill("06 12 34 56 78")
  await page.getByLabel("Postcode").fill("4301ab")
}
