import { storedProfile, storedSession, watchSession } from '#browser/session/stored-session.ts';
import { PageElement } from '#browser/toolbox/page-element.ts';

/** Writes the nickname and marks the document as logged in or out. A script in the head has done both before. */
class AccountNameElement extends PageElement {
  protected override connect(signal: AbortSignal): void {
    signal.addEventListener(
      'abort',
      watchSession(() => this.render()),
    );
  }

  override render(): void {
    document.documentElement.toggleAttribute('data-session', storedSession() !== undefined);
    const nickname = storedProfile()?.nickname;
    const label = this.dataset.accountName ?? '';
    this.textContent = nickname || label;
    if (this.parentElement) this.parentElement.ariaLabel = nickname ? `${nickname}, ${label}` : null;
  }
}

export const elements = { 'x-account-name': AccountNameElement };
