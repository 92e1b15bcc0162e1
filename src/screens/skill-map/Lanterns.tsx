const [left, right] = [18, 78]
const inOneRow = 7

/** A lantern below the pier of the learner's house for each finished skill; the skills say it in words. */
export function Lanterns({ count }: { count: number }) {
  const rows = count > inOneRow ? 2 : 1
  const columns = Math.ceil(count / rows)
  const step = Math.min(10, (right - left) / Math.max(1, columns - 1))
  const size = Math.min(3.4, step * 0.45)
  return (
    <svg viewBox="0 0 120 120" data-lanterns={count} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => {
        const row = Math.floor(index / columns)
        const [x, y] = [left + (index % columns) * step + (row * step) / 2, 94 + row * 9]
        return (
          <g key={index}>
            <path d={`M${x} 87V${y}`} stroke="#8A5A00" />
            <circle cx={x} cy={y} r={size * 1.5} fill="#FFE3A0" fillOpacity=".7" />
            <circle cx={x} cy={y} r={size} fill="#F6BE4A" stroke="#8A5A00" strokeWidth=".8" />
          </g>
        )
      })}
    </svg>
  )
}
