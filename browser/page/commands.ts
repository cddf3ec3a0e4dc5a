/** The invoker commands that the site uses, for browsers that do not support them. */
const commands: Record<string, (target: HTMLElement) => void> = {
  'show-modal': (target) => target instanceof HTMLDialogElement && !target.open && target.showModal(),
  close: (target) => target instanceof HTMLDialogElement && target.close(),
  'request-close': (target) => target instanceof HTMLDialogElement && target.close(),
  'toggle-popover': (target) => target.togglePopover(),
  'show-popover': (target) => target.showPopover(),
  'hide-popover': (target) => target.hidePopover(),
};

/** Polyfills invoker commands, `closedby` and the stable scrollbar gutter in browsers without them. */
export function startCommands(): void {
  if (!('command' in HTMLButtonElement.prototype)) document.addEventListener('click', runCommand);
  if (!('closedBy' in HTMLDialogElement.prototype)) document.addEventListener('click', closeOnBackdrop);
  if (!CSS.supports('scrollbar-gutter', 'stable')) reserveScrollbarWidth();
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

/** Keeps the scrollbar's width free while a modal dialog locks scrolling, so that nothing moves. */
function reserveScrollbarWidth(): void {
  const { documentElement, body } = document;
  const isLocked = () => document.querySelector('dialog:modal') !== null;
  let scrollbarWidth = 0;
  const measure = () => {
    if (!isLocked()) scrollbarWidth = innerWidth - documentElement.clientWidth;
  };
  measure();
  addEventListener('resize', measure, { passive: true });
  new MutationObserver(() => {
    if (isLocked()) body.style.setProperty('padding-inline-end', `${scrollbarWidth}px`);
    else body.style.removeProperty('padding-inline-end');
  }).observe(body, { subtree: true, attributeFilter: ['open'] });
}
