import { useEffect, useRef, useState } from "react"
import { postcodeOf } from "#src/shared/postcode.ts"
import type { Address, AddressOf } from "../../addresses/schema.ts"
import { api } from "./api.ts"
import { useDrafts } from "./device.ts"
import { answer, type Contact, type Draft, fillContact } from "./draft.ts"
import { isEmpty } from "./validation.ts"

/** Milliseconds after the last letter of a postcode or house number. */
const settled = 400

/**
 * Street, city and the year of building fill themselves in by postcode and house number; what someone typed stays. Who
 * has no connection, or whose company asks no such service, types them. Gives what was found.
 */
export function useAddressLookup(contact: Contact): Address | undefined {
  const drafts = useDrafts()
  const [found, setFound] = useState<Address>()
  const filled = useRef({ address: "", city: "" })
  const { postcode, houseNumber } = doorToFind(contact, filled.current) ?? {}

  useEffect(() => {
    setFound(undefined)
    if (!postcode || !houseNumber) return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const { address } = await api.lookUpAddress({ postcode, houseNumber }, stop.signal).catch(nothing)
      if (!address || stop.signal.aborted) return
      filled.current = { address: address.street, city: address.city }
      setFound(address)
      drafts.change((draft) => withAddress(draft, address))
    }, settled)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [postcode, houseNumber, drafts])
  return found
}

/** Undefined while there is nothing to look up, or what someone typed would be lost. */
export function doorToFind(
  contact: Contact,
  filled: Pick<Contact, "address" | "city">,
): AddressOf | undefined {
  const typed = (["address", "city"] as const).some(
    (field) => contact[field] !== "" && contact[field] !== filled[field],
  )
  const postcode = postcodeOf(contact.postcode)
  const houseNumber = contact.houseNumber.trim()
  return !typed && postcode && houseNumber ? { postcode, houseNumber } : undefined
}

const nothing = () => ({ address: null })

function withAddress(draft: Draft, { street, city, builtIn }: Address): Draft {
  const there = fillContact(fillContact(draft, "address", street), "city", city)
  return builtIn !== null && isEmpty(draft.answers[year]) ? answer(there, year, String(builtIn)) : there
}

const year = "bouwjaar"
