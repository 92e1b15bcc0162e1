/** The utterance rate for each speed setting; 1 is the voice's own. */
export const rates = { normal: 1, slow: 0.75 } as const
