import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Disclosure } from '@/components/controls/Disclosure'
import { fontSizes } from '@/theme/tokens'
import type { PdfBlock } from './pdf-blocks'
import type { PdfText } from './pdf-words'

type PdfWordsProps = { words: PdfText; isOpen: boolean }

/** The words of a pdf as text, in the size and the colors of its learner. */
export function PdfWords({ words: { language, blocks }, isOpen }: PdfWordsProps) {
  const { t } = useTranslation()
  if (blocks.length === 0) {
    return <Typography sx={{ mt: 1.75 }}>{t('ui.pdf.noWords')}</Typography>
  }
  // Its highest headings stand below the heading of the page, or of the dialog.
  const levels = blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : []))
  const highest = Math.min(...levels)
  return (
    <Disclosure summary={t('ui.pdf.words')} isOpen={isOpen}>
      <Text lang={language} dir="auto">
        {blocks.map((block, index) => (
          <Block key={index} block={block} highest={highest} />
        ))}
      </Text>
    </Disclosure>
  )
}

function Block({ block, highest }: { block: PdfBlock; highest: number }) {
  switch (block.kind) {
    case 'heading':
      return block.level === highest ? <h2>{block.text}</h2> : <h3>{block.text}</h3>
    case 'paragraph':
      return <p>{block.text}</p>
    case 'list': {
      const items = block.items.map((item, index) => <li key={index}>{item}</li>)
      return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>
    }
    case 'table':
      // Large letters have no place beside each other.
      return (
        <ul>
          {block.rows.map((row, index) => (
            <li key={index}>
              {row.map(({ heading, text }, cell) => (
                <p key={cell}>
                  {heading && <b>{`${heading}: `}</b>}
                  <span>{text}</span>
                </p>
              ))}
            </li>
          ))}
        </ul>
      )
  }
}

const Text = styled('div')({
  maxWidth: 600,
  overflowWrap: 'anywhere',
  '& h2': { fontSize: fontSizes.h3 },
  '& h3': { fontSize: '1em' },
  '& h3, & ul, & ol': { margin: '16px 0 4px' },
  '& p': { margin: '8px 0' },
  '& ul, & ol': { paddingInlineStart: '1.5em' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li': { margin: '8px 0' },
  '& li > p': { margin: 0 },
})
