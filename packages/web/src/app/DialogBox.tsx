/** A dialog: focus stays inside, Escape and a click outside close it, the page behind is inert and hidden from screen readers. */
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components'
import { Sign } from '../art/Signs.tsx'
import { useWords } from '../words/index.ts'
import type { DialogProps } from './Dialog.tsx'

export function DialogBox({ label, onClose, className = '', cover = '', sheet = true, role = 'dialog', closeButton = true, children }: DialogProps) {
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
