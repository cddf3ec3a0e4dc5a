import { isoTime } from './iso-time.ts';

interface TendedParts {
  document: Document;
  /** The instant that the frame shows. */
  at: number;
  /** A link to a page of this site was followed. */
  onFollow: (path: string) => void;
  /** Something was about to be sent. */
  onForm: () => void;
}

/** Address of a path at an instant. */
export const previewAddress = (path: string, at: number): string => `${path}?at=${isoTime(at)}`;

/**
 * Tells of each document that comes into a frame, once, as soon as it can be read: pictures may still be on their way.
 * Undefined stands for one that may not be touched: a page that refuses frames, or an error of the browser. Answers how
 * to stop.
 */
export function watchFrame(frame: HTMLIFrameElement, onDocument: (document: Document | undefined) => void): () => void {
  let seen: Document | undefined;
  const tell = (document: Document | undefined) => {
    if (document && document === seen) return;
    seen = document;
    onDocument(document);
  };
  const look = () => {
    const document = documentIn(frame);
    if (document && document !== seen && isRead(document)) tell(document);
  };
  const onLoad = () => frame.contentDocument?.URL !== 'about:blank' && tell(documentIn(frame));
  /* Frames tell nobody that a document has begun. */
  const timer = setInterval(look, 40);
  frame.addEventListener('load', onLoad);
  return () => {
    clearInterval(timer);
    frame.removeEventListener('load', onLoad);
  };
}

/** The document in a frame; undefined while it may not be touched. */
function documentIn(frame: HTMLIFrameElement): Document | undefined {
  try {
    const document = frame.contentDocument ?? undefined;
    return document && document.URL !== 'about:blank' ? document : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a document stands whole, with its styles and scripts. */
function isRead({ readyState, defaultView }: Document): boolean {
  const [entry] = (defaultView?.performance.getEntriesByType('navigation') ?? []) as PerformanceNavigationTiming[];
  return readyState === 'complete' || (entry?.domContentLoadedEventEnd ?? 0) > 0;
}

/**
 * Keeps a page in a frame from doing what a visitor would: its links are handed on, so that the instant stays, links to
 * other sites open in a tab of their own, and no form is sent. False where a script of the page has led out of the
 * instant: then it is loaded anew.
 */
export function prepareDocument({ document, at, onFollow, onForm }: TendedParts): boolean {
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
