import { createContext, useContext } from "react"
import type { AnyForm } from "./useForm.ts"

export const FormContext = createContext<AnyForm | undefined>(undefined)

/** The form around a part of it. */
export function useFormAround(): AnyForm {
  const form = useContext(FormContext)
  if (!form) throw new Error("a field stands outside its form")
  return form
}

export const idOf = ({ id }: { id: string }, path: string) => (id ? `${id}-${path}` : path)
