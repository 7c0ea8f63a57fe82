/** A dialog: focus stays inside, Escape and a click outside close it, the page behind is inert and hidden from screen readers. */
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components'
import { Sign } from '../art/Signs.tsx'
import { useWords } from '../words/index.ts'

export interface DialogProps {
  readonly label: string
  /** Without it nothing but the dialog's own buttons ends it. */
  readonly onClose?: () => void
  readonly className?: string
  /** Class of what lies between the dialog and the page. */
  readonly cover?: string
  /** On a phone the dialog is a sheet at the lower edge. */
  readonly sheet?: boolean
  readonly role?: 'dialog' | 'alertdialog'
  readonly closeButton?: boolean
  readonly children: ReactNode
}

export function Dialog({ label, onClose, className = '', cover = '', sheet = true, role = 'dialog', closeButton = true, children }: DialogProps) {
  const w = useWords()
  return (
    <ModalOverlay
      isOpen
      isDismissable={onClose !== undefined}
      isKeyboardDismissDisabled={onClose === undefined}
      onOpenChange={(open) => !open && onClose?.()}
      className={`overlay${sheet ? ' sheet' : ''} ${cover}`}
    >
      <Modal className={`dialog ${className}`}>
        <AriaDialog role={role} aria-label={label} className="dialog-body">
          {closeButton && onClose !== undefined && (
            <button type="button" className="btn icon quiet close" aria-label={w('app.close')} onClick={onClose}>
              <Sign name="close" size={20} />
            </button>
          )}
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
