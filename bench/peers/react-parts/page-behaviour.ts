import { startAnchors } from '#browser/page/anchors.ts';
import { startCommands } from '#browser/page/commands.ts';
import { startScrollReveal } from '#browser/page/scroll-reveal.ts';
import { defineElements, renewedEvent } from '#browser/toolbox/page-element.ts';
import { startVisits } from '#browser/visits/visits.ts';
import { startClips } from '#features/clips/clips.browser.ts';
import { SectionLinksElement } from '#features/product/subnav/section-links.element.ts';
import { BannerCloseElement } from '#features/shell/banner-close.element.ts';
import { AccountNameElement } from '#features/shell/header/account-name.element.ts';
import { startMenus } from '#features/shell/header/menus.browser.ts';

let runs = false;

/**
 * Starts what pages do besides their components: menus, clips, the closed banner, consent. Call it again when another
 * page has been rendered into the same document.
 */
export function startPageBehaviour(): void {
  if (runs) {
    document.dispatchEvent(new Event(renewedEvent));
    return;
  }
  runs = true;
  startCommands();
  startClips();
  startMenus();
  defineElements({
    'x-account-name': AccountNameElement,
    'x-banner-close': BannerCloseElement,
    'x-section-links': SectionLinksElement,
  });
  startAnchors();
  startScrollReveal();
  startVisits();
}
