import type { LearningModule } from '@/api/learning'
import { stored } from '@/learner/stored'
import { videoPlace } from '@/learner/stored-things'
import { lessonPart } from '@/navigation/lesson-part'

/**
 * How far a learner is in a video, for the player; nothing is drawn again while it plays. After a
 * reload, in another language or with another try it goes on there.
 */
export function videoPosition(module: LearningModule) {
  const { read, keep, forget } = stored(videoPlace, lessonPart(module))
  return {
    startAt: () => read() ?? 0,
    onTime: (seconds: number) => {
      const whole = Math.floor(seconds)
      // A player that has not begun says 0: that is no position.
      if (whole > 0 && whole !== read()) keep(whole)
    },
    forget,
  }
}
