import MuiDialog from '@mui/material/Dialog'
import MuiDrawer from '@mui/material/Drawer'
import MuiPopover from '@mui/material/Popover'
import { useRef, useState, type ReactNode } from 'react'
import { Drawer } from '@/ui/feedback/Drawer'
import { Layer } from '@/ui/feedback/Layer'
import { Popover } from '@/ui/feedback/Popover'

const titleId = 'layer-title'
const words = (
  <>
    <h2 id={titleId} tabIndex={-1}>
      A step of the path
    </h2>
    <p>Wash and cut</p>
    <button>Continue</button>
  </>
)

type Kind = 'dialog' | 'drawer' | 'popover'
type LayerProps = { open: boolean; anchor: () => Element | null; onClose: () => void }

/** The same layer as a native modal dialog, and as MUI's without transitions. */
const layers: Record<`${'native' | 'MUI'} ${Kind}`, (props: LayerProps) => ReactNode> = {
  'native dialog': ({ open, onClose }) =>
    open && (
      <Layer byPress onClose={onClose} titleId={titleId} className={undefined}>
        <div>{words}</div>
      </Layer>
    ),
  'MUI dialog': ({ open, onClose }) => (
    <MuiDialog
      open={open}
      onClose={onClose}
      keepMounted
      transitionDuration={0}
      aria-labelledby={titleId}
    >
      {words}
    </MuiDialog>
  ),
  'native drawer': ({ open, onClose }) =>
    open && (
      <Drawer onClose={onClose} titleId={titleId}>
        {words}
      </Drawer>
    ),
  'MUI drawer': ({ open, onClose }) => (
    <MuiDrawer open={open} onClose={onClose} transitionDuration={0} keepMounted>
      {words}
    </MuiDrawer>
  ),
  'native popover': ({ open, anchor, onClose }) => (
    <Popover open={open} anchor={anchor} onClose={onClose} titleId={titleId}>
      {words}
    </Popover>
  ),
  'MUI popover': ({ open, anchor, onClose }) => (
    <MuiPopover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      keepMounted
      transitionDuration={0}
      anchorOrigin={{ vertical: 'center', horizontal: 'right' }}
    >
      {words}
    </MuiPopover>
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
