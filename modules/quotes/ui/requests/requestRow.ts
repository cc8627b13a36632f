import { focusWithin } from "#ui/list/rowFocus.ts"

export const rowId = (requestId: number) => `aanvraag-${requestId}`

export const focusRow = (requestId: number) => focusWithin(document.getElementById(rowId(requestId)))
