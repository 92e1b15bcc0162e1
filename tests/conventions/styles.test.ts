import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('only what can hover is shown as hovered: a finger would leave it so behind it', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  const styles = files.filter((file) => file.endsWith('.css'))
  expect(styles.length).toBeGreaterThan(50)
  const forHovering = /^@media \(hover: hover\) \{\n.*?^\}/gms
  const others = styles.filter((file) =>
    readFileSync(join('src', file), 'utf8').replaceAll(forHovering, '').includes(':hover'),
  )
  expect(others).toEqual([])
})
