const commands: Record<string, (target: HTMLElement) => void> = {
  'show-modal': (target) => target instanceof HTMLDialogElement && !target.open && target.showModal(),
  close: (target) => target instanceof HTMLDialogElement && target.close(),
  'request-close': (target) => target instanceof HTMLDialogElement && target.close(),
  'toggle-popover': (target) => target.togglePopover(),
  'show-popover': (target) => target.showPopover(),
  'hide-popover': (target) => target.hidePopover(),
};

/** Polyfills invoker commands and `closedby` in browsers without them. */
export function startCommands(): void {
  if (!('command' in HTMLButtonElement.prototype)) document.addEventListener('click', runCommand);
  if (!('closedBy' in HTMLDialogElement.prototype)) document.addEventListener('click', closeOnBackdrop);
}

function runCommand({ target, defaultPrevented }: Event): void {
  const button = target instanceof Element ? target.closest('button[commandfor]') : null;
  if (!button || defaultPrevented) return;
  const commandTarget = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (commandTarget) commands[button.getAttribute('command') ?? '']?.(commandTarget);
}

/** A press on the backdrop hits the dialog element outside its box. */
function closeOnBackdrop({ target, clientX, clientY }: MouseEvent): void {
  if (!(target instanceof HTMLDialogElement) || target.getAttribute('closedby') !== 'any') return;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close();
}
