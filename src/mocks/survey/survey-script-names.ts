/** The scripts of the mock survey, in loading order. */
export const surveyScriptNames = ['words.js', 'fields.js', 'form.js'] as const
