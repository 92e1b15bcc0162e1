/**
 * How every form is checked: when it is sent, by all rules of a field. An error that went with an edit does not come back at
 * the next letter.
 */
export const checkedOnSubmit = { reValidateMode: 'onSubmit', criteriaMode: 'all' } as const
