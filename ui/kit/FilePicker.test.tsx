import { expect, test } from "bun:test"
import { openWindow } from "../testing.ts"
import { FilePicker } from "./FilePicker.tsx"

const { render, screen, user, fireEvent } = await openWindow()

const pdf = (name = "tekening.pdf", bytes = 20) =>
  new File([new Uint8Array(bytes)], name, { type: "application/pdf" })

function shown(over: { multiple?: boolean; paste?: boolean; camera?: boolean; error?: string } = {}) {
  const given: string[][] = []
  render(
    <FilePicker
      id="bestand"
      label="Tekeningen"
      hint="PDF, hooguit 1 MB"
      accept={["application/pdf"]}
      maxBytes={1024 * 1024}
      onFiles={(files) => given.push(files.map(({ name }) => name))}
      {...over}
    />,
  )
  return given
}

test("a chosen file is handed on and named, and may be chosen once more", async () => {
  const given = shown()
  await user.upload(screen.getByLabelText("Kies bestand"), pdf())
  expect(screen.getByRole("status").textContent).toBe("tekening.pdf is gekozen.")
  await user.upload(screen.getByLabelText("Kies bestand"), pdf())
  expect(given).toEqual([["tekening.pdf"], ["tekening.pdf"]])
})

test("what does not fit is refused by name and the rest is kept", () => {
  const given = shown({ multiple: true })
  const files = [pdf("groot.pdf", 1024 * 1024 + 1), pdf("leeg.pdf", 0), new File(["x"], "virus.exe"), pdf()]
  fireEvent.drop(document.querySelector(".picker")!, { dataTransfer: { files } })
  expect(given).toEqual([["tekening.pdf"]])
  expect([...screen.getByRole("status").children].map((line) => line.textContent)).toEqual([
    "tekening.pdf is gekozen.",
    "groot.pdf is groter dan 1 MB.",
    "leeg.pdf is leeg.",
    "virus.exe: dit soort bestand kan hier niet.",
  ])
})

test("a file is pasted only where that is wanted", () => {
  const paste = () => fireEvent.paste(document, { clipboardData: { files: [pdf()] } })
  const given = shown()
  paste()
  expect(given).toEqual([])
  const pasted = shown({ paste: true })
  paste()
  expect(pasted).toEqual([["tekening.pdf"]])
})

test("a file let go beside the area does not open in place of the page", () => {
  shown()
  expect(fireEvent.drop(document.body, { dataTransfer: { files: [pdf()] } })).toBe(false)
})

test("the field is read out with its name, hint and error, and offers the camera only on asking", () => {
  shown({ error: "Kies een bestand" })
  expect(screen.getByRole("group", { name: "Tekeningen" })).toBeDefined()
  const input = screen.getByLabelText("Kies bestand")
  const notes = input.getAttribute("aria-describedby")!.split(" ")
  expect(notes.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "PDF, hooguit 1 MB",
    "Fout: Kies een bestand",
  ])
  expect(screen.queryByLabelText("Maak foto")).toBeNull()
  shown({ camera: true })
  expect(screen.getByLabelText("Maak foto").getAttribute("capture")).toBe("environment")
})
