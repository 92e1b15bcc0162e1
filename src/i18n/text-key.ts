import type { ParseKeys } from 'i18next'

/** The key of a text, such as 'auth.signIn.title'. */
export type TextKey = ParseKeys
