import { useRef, useState, type ReactNode } from 'react'
import { Dialog } from '@/ui/feedback/Dialog'
import { Drawer } from '@/ui/feedback/Drawer'
import { Popover } from '@/ui/feedback/Popover'

const title = 'A step of the path'
const titleId = 'layer-title'
const words = (
  <>
    <h2 id={titleId} tabIndex={-1}>
      {title}
    </h2>
    <p>Wash and cut</p>
    <button>Continue</button>
  </>
)

type LayerProps = { open: boolean; anchor: () => Element | null; onClose: () => void }

const layers: Record<'dialog' | 'drawer' | 'popover', (props: LayerProps) => ReactNode> = {
  dialog: ({ open, onClose }) => (
    <Dialog open={open} onClose={onClose} title={title} action={<button>Continue</button>}>
      <p>Wash and cut</p>
    </Dialog>
  ),
  drawer: ({ open, onClose }) => (
    <Drawer open={open} onClose={onClose} titleId={titleId}>
      {words}
    </Drawer>
  ),
  popover: ({ open, anchor, onClose }) =>
    open && (
      <Popover anchor={anchor} onClose={onClose} titleId={titleId}>
        {words}
      </Popover>
    ),
}

/** A button above the page that opens a layer. */
function WithLayer({ name, children }: { name: keyof typeof layers; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const Layer = layers[name]
  return (
    <>
      <button
        ref={button}
        style={{ position: 'fixed', top: 300, right: 8, zIndex: 99, minHeight: 44 }}
        onClick={() => setOpen(true)}
      >
        Open the layer
      </button>
      {children}
      <Layer open={open} anchor={() => button.current} onClose={() => setOpen(false)} />
    </>
  )
}

export const pagesWithLayers = (page: () => ReactNode) =>
  Object.fromEntries(
    (Object.keys(layers) as (keyof typeof layers)[]).map((name) => [
      name,
      () => <WithLayer name={name}>{page()}</WithLayer>,
    ]),
  )
