/** A script of the survey; `integrity` where the setting gives one. */
export type SurveyScript = { src: string; integrity?: string }

export type SurveySettings = {
  /** Three, loaded one after the other. */
  scripts: readonly SurveyScript[]
  /** Where the answers go, by POST. */
  formAction: string
}

// A path of our own host serves the demo, whose address nobody knows before it runs.
const address = String.raw`(?:https?:\/\/|\/(?!\/))[^\s,;#]+`
const script = String.raw`${address}(?:#sha384-[\w+/]{64})?`

export const surveyScriptsFormat = new RegExp(`^${script}\\s*,\\s*${script}\\s*,\\s*${script}$`)
export const surveyActionFormat = new RegExp(`^${address}$`)

/** Both settings as one, or undefined where one is empty or malformed: then there is no survey. */
export function readSurvey(scripts = '', formAction = ''): SurveySettings | undefined {
  if (!surveyScriptsFormat.test(scripts.trim()) || !surveyActionFormat.test(formAction.trim())) {
    return undefined
  }
  return {
    scripts: scripts.split(',').map((one) => {
      const [src = '', integrity] = one.trim().split('#')
      return integrity === undefined ? { src } : { src, integrity }
    }),
    formAction: formAction.trim(),
  }
}
