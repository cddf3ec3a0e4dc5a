import { isoTime } from './time-travel-address.ts';

interface FramedDocument {
  document: Document;
  at: number;
  /** Called when a link to a page of this site is clicked. */
  onFollow: (path: string) => void;
  onForm: () => void;
}

export const previewAddress = (path: string, at: number): string => `${path}?at=${isoTime(at)}`;

/**
 * Limits the actions of a framed page: links of the site call `onFollow`, so that the instant is kept, links to other
 * sites open in a new tab, and forms are not sent. Returns false if a script of the page has left the instant; the page
 * is then loaded again.
 */
export function prepareDocument({ document, at, onFollow, onForm }: FramedDocument): boolean {
  const { pathname, search } = document.location;
  if (!new URLSearchParams(search).has('at')) {
    document.location.replace(previewAddress(pathname, at));
    return false;
  }
  document.addEventListener('click', (event) => follow(event, document.location, onFollow));
  document.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      onForm();
    },
    true,
  );
  return true;
}

function follow(event: MouseEvent, { origin, pathname }: Location, onFollow: (path: string) => void): void {
  const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
  if (!link || event.defaultPrevented || event.button !== 0) return;
  const isAnchor = link.origin === origin && link.pathname === pathname && link.hash !== '';
  if (isAnchor || !/^https?:$/.test(link.protocol)) return;
  event.preventDefault();
  if (link.origin === origin && !link.hasAttribute('download') && !/^\/(media|assets|api)\//.test(link.pathname))
    onFollow(link.pathname);
  else window.open(link.href, '_blank', 'noopener');
}
