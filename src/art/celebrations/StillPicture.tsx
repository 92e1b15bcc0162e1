import { classesOf } from './colours'
import type { Drawing, Piece } from './drawing'

type StillPictureProps = { drawing: Drawing; className?: string | undefined }

/** The drawing without animation, equal to the last frame of the animation. */
export function StillPicture({ drawing, className }: StillPictureProps) {
  const { width, height, fills, pieces } = drawing
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fills ? 'xMidYMid slice' : 'xMidYMid meet'}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
    >
      {pieces.map((piece, index) => (
        <g key={index} transform={transformOf(piece)}>
          {piece.shapes.map((shape, part) => (
            <path key={part} d={shape.path} strokeWidth={shape.line} className={classesOf(shape)} />
          ))}
        </g>
      ))}
    </svg>
  )
}

function transformOf({ origin = [0, 0], at = origin, size = 1, turn = 0 }: Piece): string {
  return `translate(${at.join(' ')}) rotate(${turn}) scale(${size}) translate(${-origin[0]} ${-origin[1]})`
}
