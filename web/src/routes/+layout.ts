export const csr = false
