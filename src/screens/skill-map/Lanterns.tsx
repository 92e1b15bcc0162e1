const radius = 47
/** Between two lanterns, in degrees; closer where there are many. */
const step = 14
const longest = 230

const at = (degrees: number) => {
  const angle = (degrees / 180) * Math.PI
  return { x: 60 + radius * Math.sin(angle), y: 60 - radius * Math.cos(angle) }
}

/** A garland above the learner's house, with a lantern for each finished skill; the skills say it in words. */
export function Lanterns({ count }: { count: number }) {
  const length = Math.min(longest, step * (count - 1))
  const [first, last] = [at(-length / 2), at(length / 2)]
  const arc = `M${first.x} ${first.y}A${radius} ${radius} 0 ${length > 180 ? 1 : 0} 1 ${last.x} ${last.y}`
  return (
    <svg viewBox="0 0 120 120" data-lanterns={count} aria-hidden="true">
      {count > 1 && <path d={arc} fill="none" stroke="#8A5A00" />}
      {Array.from({ length: count }, (_, index) => {
        const { x, y } = at(count > 1 ? (index / (count - 1) - 0.5) * length : 0)
        return (
          <g key={index}>
            <circle cx={x} cy={y} r={5} fill="#FFE3A0" fillOpacity=".7" />
            <circle cx={x} cy={y} r={3.4} fill="#F6BE4A" stroke="#8A5A00" strokeWidth=".8" />
          </g>
        )
      })}
    </svg>
  )
}
