/** The buttons of the nodes carry their ids, so that popovers and the focus find them. */

/** The disc or the lighthouse, to which a popover points. */
export function nodePicture(id: string): Element | null {
  return document.getElementById(id)?.firstElementChild ?? null
}

export function focusNode(id: string): void {
  document.getElementById(id)?.focus()
}
