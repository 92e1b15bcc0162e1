import TrophyCup from '@/ui/art/trophy-cup.svg?component'
import styles from './celebration.module.css'

const colours = ['#F6BE4A', '#4A97CF', '#5E9E7C', '#E0643D', '#17508C', '#5E9E7C']
/** Left and top in percent: at the sides, clear of the cup. */
const places: readonly (readonly [number, number])[] = [
  [11, 7],
  [22, 74],
  [7, 63],
  [18, 38],
  [29, 13],
  [3, 27],
  [14, 88],
  [26, 55],
  [70, 10],
  [77, 41],
  [81, 77],
  [74, 62],
  [88, 30],
  [92, 52],
  [85, 21],
  [96, 72],
  [72, 88],
  [90, 88],
  [33, 84],
  [66, 30],
]

/** The cup with twenty bits of paper that come to rest at once. */
export function TrophyArt() {
  return (
    <div className={styles.cup}>
      {places.map(([left, top], index) => (
        <i
          key={index}
          className={styles.paper}
          style={{
            left: `${left}%`,
            top: `${top}%`,
            rotate: `${index * 41}deg`,
            background: colours[index % colours.length],
            borderRadius: index % 3 === 0 ? '50%' : undefined,
          }}
        />
      ))}
      <TrophyCup className={styles.trophy} />
    </div>
  )
}
