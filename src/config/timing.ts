/** Waiting times in milliseconds. */
export const timing = {
  // From the specification.
  challengeTooltip: 3000,
  mapTooltip: 1000,
  onboardingRedirect: 100,
  resetRedirect: 3000,
  toast: 5000,
  trophyDelay: 500,
  videoLoaderHide: 1500,
  wrongAnswerReset: 2000,

  // Ours: what a learner waits for.
  /** A quick answer shows no spinner. */
  spinnerAppearsAfter: 300,
  /** No call is given up, so a long wait is named. */
  slowHintAfter: 8000,
  /** Without the skill map, a sign-in decides by the profile where to go. */
  navigateWithoutResponseAfter: 8000,
  /** A module screen without a module. */
  exitLinkAfter: 5000,
  /** The frame has loaded and says nothing, perhaps because of an extension. */
  surveyBlockedAfter: 3000,
  /** Some players never tell that a video has ended. */
  videoStuckAtEndAfter: 10_000,

  // Ours: what is shown and goes.
  reasonOutlined: 2000,
  announcementStays: 7000,
  skillCelebration: 2600,
  /** A celebration whose animation does not load in time is a still picture. */
  celebrationStaysStillAfter: 1500,
  voyage: 1400,
  /** From its beginning: the boat rests a moment before the next lesson opens. */
  afterVoyage: 2000,

  // Ours: reading aloud.
  /** A browser that names no voices and stays silent cannot speak. */
  silentVoiceAfter: 4000,
  /** Some voices never tell the end of a sentence, so it ends by its length, and some slack. */
  utterancePerCharacter: 130,
  utteranceSlack: 4000,

  // Ours: calls.
  /** So long an answer of the server counts as new, and a failure is not tried again. */
  queryStaleTime: 30_000,
  sameProblemAgainAfter: 60_000,
} as const
