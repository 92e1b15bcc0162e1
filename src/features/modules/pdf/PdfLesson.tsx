import { LessonQuery } from '../LessonQuery'
import type { ModuleViewProps } from '../module-view'
import { PdfPage } from './PdfPage'

/** A page to read, or why it cannot be shown. */
export function PdfLesson(props: ModuleViewProps) {
  return (
    <LessonQuery kind="pdf" {...props}>
      {(pdf, { retry, isRetrying }) => (
        <PdfPage {...props} pdf={pdf} onRetry={retry} isRetrying={isRetrying} />
      )}
    </LessonQuery>
  )
}
