/** Runes everywhere: one way to be reactive. */
export default { compilerOptions: { runes: true } }
