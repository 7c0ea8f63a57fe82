/** A dialog; what it is made of is loaded with the first one. */
import type { ReactNode } from 'react'
import { Part } from './Guard.tsx'
import { later } from './later.tsx'

export interface DialogProps {
  readonly label: string
  /** Without it nothing but the dialog's own buttons ends it. */
  readonly onClose?: () => void
  readonly className?: string
  /** Class of what lies between the dialog and the page; it is there at once, before the dialog's code is. */
  readonly cover?: string
  /** On a phone the dialog is a sheet at the lower edge. */
  readonly sheet?: boolean
  readonly role?: 'dialog' | 'alertdialog'
  readonly closeButton?: boolean
  readonly children: ReactNode
}

const DialogBox = later(() => import('./DialogBox.tsx').then((m) => m.DialogBox))

export function Dialog(props: DialogProps) {
  return (
    <Part meanwhile={props.cover === undefined ? null : <div className={`overlay ${props.cover}`} />}>
      <DialogBox {...props} />
    </Part>
  )
}
