import { expect, test } from "bun:test"
import { openWindow } from "../testing.ts"
import { PageDataContext } from "./company.ts"
import { useScreen } from "./useScreen.ts"

const { render, screen, user, act } = await openWindow()
const { Link, Route } = await import("wouter")
const { watchScroll } = await import("./scroll.ts")

const company = { companyName: "Kust Bouw", contactEmail: "", phone: "", address: "", kvk: "", btwId: "" }
watchScroll()

function Page({ name, to }: { name: string; to: string }) {
  useScreen(name)
  return (
    <main>
      <h1>{name}</h1>
      <Link href={to}>Verder</Link>
    </main>
  )
}

const site = (
  <PageDataContext value={{ company, user: null }}>
    <Route path="/">
      <Page name="Aanvragen" to="/een" />
    </Route>
    <Route path="/een">
      <Page name="Aanvraag" to="/" />
    </Route>
  </PageDataContext>
)

const scrolledTo = (position: number) =>
  act(() => {
    window.scrollTo(0, position)
    dispatchEvent(new Event("scroll"))
  })

async function back() {
  const arrived = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }))
  await act(async () => {
    history.back()
    await arrived
  })
}

test("the title is the screen's name with that of the company", async () => {
  render(site)
  expect(document.title).toBe("Aanvragen – Kust Bouw")
  await user.click(screen.getByRole("link", { name: "Verder" }))
  expect(document.title).toBe("Aanvraag – Kust Bouw")
})

test("another route takes the focus to its heading and begins at the top", async () => {
  render(site)
  scrolledTo(600)
  await user.click(screen.getByRole("link", { name: "Verder" }))
  expect(document.activeElement?.textContent).toBe("Aanvraag")
  expect(scrollY).toBe(0)
})

test("Back returns to where the page was scrolled to", async () => {
  render(site)
  scrolledTo(600)
  await user.click(screen.getByRole("link", { name: "Verder" }))
  await back()
  expect(screen.getByRole("heading").textContent).toBe("Aanvragen")
  expect(scrollY).toBe(600)
})

test("a page that is short until the next one has loaded was not scrolled to its top", async () => {
  render(site)
  scrolledTo(600)
  act(() => {
    history.pushState(null, "", "/een")
    window.scrollTo(0, 0)
    dispatchEvent(new Event("scroll"))
  })
  expect(screen.getByRole("heading").textContent).toBe("Aanvraag")
  await back()
  expect(scrollY).toBe(600)
})
