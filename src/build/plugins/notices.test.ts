import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { thirdPartyNotices } from './notices'

const bundled = (file: string) => resolve('node_modules', file)

test('each package is named once, with version, licence and licence text', () => {
  const text = thirdPartyNotices([
    bundled('react/index.js'),
    bundled('react/cjs/react.production.js'),
    resolve('src/main.tsx'),
  ])
  expect(text).toMatch(/\nreact \d+\.\d+\.\d+\nMIT\n/)
  expect(text).toContain('Permission is hereby granted, free of charge')
  expect(text.match(/^react \d/gm)).toHaveLength(1)
  expect(text).not.toContain('norte ')
})

test('the font comes with its Open Font License', () => {
  const font = '@fontsource-variable/atkinson-hyperlegible-next/files/a.woff2'
  const text = thirdPartyNotices([bundled(font)])
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1')
  expect(text).toContain('PERMISSION & CONDITIONS')
})

test('fonts inside a package come with their own licence only', () => {
  const text = thirdPartyNotices([bundled('pdfjs-dist/standard_fonts/FoxitSymbol.pfb')])
  expect(text).toMatch(/\npdfjs-dist \d+/)
  expect(text).toContain('\nFoxitSymbol.pfb\n\n// Copyright 2014 PDFium Authors')
  expect(text).not.toContain('Liberation')
})

test('a file in a nested folder belongs to its package', () => {
  expect(thirdPartyNotices([bundled('@mui/material/Button/Button.js')])).toMatch(
    /\n@mui\/material \d/,
  )
})
