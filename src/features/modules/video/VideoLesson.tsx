import { LessonQuery } from '../LessonQuery'
import type { ModuleViewProps } from '../module-view'
import { VideoPage } from './VideoPage'

/** A video, or why it cannot be shown. Its page is there while the video is on its way. */
export function VideoLesson(props: ModuleViewProps) {
  return (
    <LessonQuery
      kind="video"
      {...props}
      waiting={(loading) => <VideoPage {...props} video={null} loading={loading} />}
    >
      {(video, { retry, isFormer }) => (
        <VideoPage {...props} video={video} isFormer={isFormer} onRetry={retry} />
      )}
    </LessonQuery>
  )
}
