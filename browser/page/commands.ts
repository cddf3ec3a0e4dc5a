/** Polyfills the commands of buttons that open and close dialogs, and `closedby`, in browsers without them. */
export function startCommands(): void {
  if (!('command' in HTMLButtonElement.prototype)) document.addEventListener('click', runCommand);
  if (!('closedBy' in HTMLDialogElement.prototype)) document.addEventListener('click', closeOnBackdrop);
}

function runCommand({ target, defaultPrevented }: Event): void {
  const button = target instanceof Element ? target.closest('button[commandfor]') : null;
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!button || defaultPrevented || !(dialog instanceof HTMLDialogElement)) return;
  if (button.getAttribute('command') === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
}

/** A press on the backdrop hits the dialog element outside its box. */
function closeOnBackdrop({ target, clientX, clientY }: MouseEvent): void {
  if (!(target instanceof HTMLDialogElement) || target.getAttribute('closedby') !== 'any') return;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close();
}
