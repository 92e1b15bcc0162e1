/** The least and the most characters, from the specification. */
export const limits = {
  usernameShortest: 3,
  usernameLongest: 20,
  passwordShortest: 8,
} as const
