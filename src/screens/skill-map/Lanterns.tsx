const [left, right] = [18, 78]

/** A lantern below the pier of the learner's house for each finished skill; the skills say it in words. */
export function Lanterns({ count }: { count: number }) {
  const step = Math.min(10, (right - left) / Math.max(1, count - 1))
  const size = Math.min(3.6, step * 0.45)
  return (
    <svg viewBox="0 0 120 120" data-lanterns={count} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => {
        const x = left + index * step
        return (
          <g key={index}>
            <path d={`M${x} 87v5`} stroke="#8A5A00" strokeWidth="1" />
            <circle cx={x} cy={92 + size} r={size * 1.7} fill="#FFE3A0" fillOpacity=".7" />
            <circle
              cx={x}
              cy={92 + size}
              r={size}
              fill="#F6BE4A"
              stroke="#8A5A00"
              strokeWidth=".8"
            />
          </g>
        )
      })}
    </svg>
  )
}
