/**
 * On narrow screens, holds back what follows a section that fills the first screen (`data-first-screen`) until that
 * section is loaded and its picture painted, or until the visitor scrolls or taps. The phone's network and processor
 * then serve the first screen alone. The rest appears section by section, one per frame, or at once when the visitor is
 * about to navigate. Nothing waits when the visitor returns to a position in the page, nor where the browser does not
 * report its largest contentful paint.
 */
try {
  const { dataset } = document.documentElement;
  const paint = 'largest-contentful-paint';
  const [navigation] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];

  const nextSection = () => {
    const section = document.querySelector<HTMLElement>('[data-first-screen]~section:not([data-come])');
    if (section && dataset.early) {
      section.dataset.come = '';
      requestAnimationFrame(nextSection);
    } else showAll();
  };
  const begin = () => {
    if (dataset.early !== '') return;
    dataset.early = 'coming';
    requestAnimationFrame(nextSection);
  };
  const showAll = () => {
    delete dataset.early;
  };
  const once = (types: string[], listener: () => void) => {
    for (const type of types) addEventListener(type, listener, { once: true, capture: true, passive: true });
  };

  if (
    matchMedia('(width<768px)').matches &&
    !location.hash &&
    document.visibilityState === 'visible' &&
    navigation.type === 'navigate' &&
    PerformanceObserver.supportedEntryTypes.includes(paint)
  ) {
    dataset.early = '';
    once(['scroll', 'pointerdown'], begin);
    once(['click', 'keydown', 'pagehide'], showAll);
    addEventListener('load', () => {
      new PerformanceObserver((list, observer) => {
        const pictures = list.getEntries() as (PerformanceEntry & { element?: HTMLImageElement })[];
        if (!pictures.some(({ element }) => element?.fetchPriority === 'high')) return;
        observer.disconnect();
        begin();
      }).observe({ type: paint, buffered: true });
      setTimeout(begin, 500);
    });
  }
} catch {}
