import * as v from 'valibot'

const from = v.literal('survey')

/** What the survey's document may tell. Its scripts could say the same: nothing depends on it but what is shown. */
const news = v.union([
  v.object({
    from,
    state: v.picklist(['ready', 'blocked', 'sending', 'sent', 'failed']),
  }),
  v.object({
    from,
    /** Of all that it shows, in px. */
    height: v.pipe(
      v.number(),
      v.finite(),
      v.transform((height) => Math.min(Math.max(height, 0), 5000)),
    ),
  }),
])
export type SurveyNews = v.InferOutput<typeof news>

/** Reads a message that came from the survey's window; undefined for any other shape. */
export function readNews(data: unknown): SurveyNews | undefined {
  const result = v.safeParse(news, data)
  return result.success ? result.output : undefined
}
