/** How fast it is read, by what a learner has set; the voice's own speed is 1. */
export const rates = { normal: 1, slow: 0.75 } as const
