export const approvalScreen = {}
