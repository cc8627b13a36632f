import { afterEach, expect, test } from "bun:test"
import { useState } from "react"
import { openWindow } from "#ui/testing.ts"
import type { Place } from "./place.ts"

const { render, screen, user, waitFor } = await openWindow()
const { PlaceField } = await import("./PlaceField.tsx")

let place: Place | null
function Form({ from }: { from: Place | null }) {
  const [value, setValue] = useState(from)
  place = value
  return (
    <PlaceField
      latitude={value?.latitude ?? null}
      longitude={value?.longitude ?? null}
      address="Kade 3, Zierikzee"
      onChange={setValue}
    />
  )
}
const kade = { latitude: 51.65, longitude: 3.92 }
const open = (from: Place | null = null) => render(<Form from={from} />)
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const texts = () => [field(/Breedtegraad/).value, field(/Lengtegraad/).value]
const paste = async (text: string) => {
  await user.click(field(/Plak/))
  await user.paste(text)
}

const { geolocation } = navigator
afterEach(() => Object.defineProperty(navigator, "geolocation", { value: geolocation, configurable: true }))
/** The device tells where it is, or with a number why not. */
const deviceSays = (said: { latitude: number; longitude: number; accuracy: number } | number) =>
  Object.defineProperty(navigator, "geolocation", {
    configurable: true,
    value: {
      getCurrentPosition: (found: (position: object) => void, failed: (fault: object) => void) =>
        typeof said === "number" ? failed({ code: said }) : found({ coords: said }),
    },
  })

test("a pasted place fills both numbers, empties the field and is said", async () => {
  open()
  await paste("https://www.google.com/maps/@51.65,3.92,17z")
  expect(place).toEqual(kade)
  expect(texts()).toEqual(["51,65", "3,92"])
  expect(field(/Plak/).value).toBe("")
  expect(screen.getByText("De plek is nu 51,65; 3,92.")).toBeDefined()
})

test("what holds no place is told when the field is left, and a short link why", async () => {
  open(kade)
  await paste("Kade 3")
  expect(screen.queryByText(/geen plek/)).toBeNull()
  await user.tab()
  expect(screen.getByText("Hier staat geen plek in die we herkennen.")).toBeDefined()
  await user.clear(field(/Plak/))
  await paste("https://maps.app.goo.gl/abc")
  await user.tab()
  expect(screen.getByText(/Een korte link kunnen we niet lezen/)).toBeDefined()
  expect(place).toEqual(kade)
})

test("two numbers typed with a comma are a place; one alone is told once it is left", async () => {
  open()
  await user.type(field(/Breedtegraad/), "51,65")
  expect(place).toBeNull()
  expect(screen.queryByText(/tussen/)).toBeNull()
  await user.type(field(/Lengtegraad/), "3,92")
  expect(place).toEqual(kade)
  await user.clear(field(/Lengtegraad/))
  await user.tab()
  expect(place).toBeNull()
  expect(screen.getByText(/tussen -180 en 180/)).toBeDefined()
  expect(texts()).toEqual(["51,65", ""])
})

test("a number that lies outside the earth is no place", async () => {
  open(kade)
  await user.clear(field(/Breedtegraad/))
  await user.type(field(/Breedtegraad/), "91")
  await user.tab()
  expect(place).toBeNull()
  expect(screen.getByText(/tussen -90 en 90/)).toBeDefined()
})

test("the device's own place is taken, with how sure it is", async () => {
  deviceSays({ latitude: 51.65, longitude: 3.92, accuracy: 11.6 })
  open()
  await user.click(screen.getByRole("button", { name: "Ik ben er nu" }))
  expect(place).toEqual(kade)
  expect(screen.getByText("Plek gevonden, tot op ongeveer 12 meter.")).toBeDefined()
})

test("a device that won't tell leaves the place as it was and says what to do", async () => {
  deviceSays(1)
  open(kade)
  await user.click(screen.getByRole("button", { name: "Ik ben er nu" }))
  expect(screen.getByRole("alert").textContent).toContain("Sta het toe in de instellingen")
  expect(place).toEqual(kade)
})

test("a place can be wiped", async () => {
  open(kade)
  await user.click(screen.getByRole("button", { name: "Plek verwijderen" }))
  expect(place).toBeNull()
  expect(texts()).toEqual(["", ""])
  expect(screen.queryByRole("button", { name: "Plek verwijderen" })).toBeNull()
})

test("nothing of the map is loaded before it is asked for; then it has a name and its pin has one", async () => {
  open(kade)
  expect(document.querySelector(".map")).toBeNull()
  expect(document.body.innerHTML).not.toContain("pdok.nl")
  await user.click(screen.getByRole("button", { name: "Kaart tonen" }))
  await waitFor(() => screen.getByRole("region", { name: "Kaart om de plek aan te wijzen" }))
  expect(screen.getByRole("img", { name: "De plek van het project" })).toBeDefined()
  expect(screen.getByRole("button", { name: "Dichterbij" })).toBeDefined()
})
