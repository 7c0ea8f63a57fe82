/** A dialog; what it is made of is loaded with the first one. */
import { lazy, Suspense, type ReactNode } from 'react'

export interface DialogProps {
  readonly label: string
  readonly onClose: () => void
  readonly className?: string
  /** On a phone the dialog is a sheet at the lower edge. */
  readonly sheet?: boolean
  readonly role?: 'dialog' | 'alertdialog'
  readonly closeButton?: boolean
  readonly children: ReactNode
}

const DialogBox = lazy(() => import('./DialogBox.tsx').then((m) => ({ default: m.DialogBox })))

export function Dialog(props: DialogProps) {
  return (
    <Suspense fallback={null}>
      <DialogBox {...props} />
    </Suspense>
  )
}
