/** The three scripts of the stand-in's survey, in the order in which they are loaded. */
export const surveyScriptNames = ['words.js', 'fields.js', 'form.js'] as const
