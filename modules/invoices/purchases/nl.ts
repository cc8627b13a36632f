export const purchases = {}

export const purchasesErrors = {}
