import { defineElements, renewedEvent } from '#app/browser/page-element.ts';
import { startCommands } from '#app/client/commands.ts';
import { startClips } from '#app/client/motion/clips.ts';
import { startScrollReveal } from '#app/client/motion/scroll-reveal.ts';
import { startAnchors } from '#app/client/page/anchors.ts';
import { startMenus } from '#app/client/shell/menus.ts';
import { startVisits } from '#app/client/visits/visits.ts';
import { SectionLinksElement } from '#app/sections/subnav/section-links.element.ts';
import { BannerCloseElement } from '#app/shell/banner-close.element.ts';
import { AccountNameElement } from '#app/shell/header/account-name.element.ts';

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
