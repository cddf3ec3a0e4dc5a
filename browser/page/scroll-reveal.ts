import { renewedEvent } from '../toolbox/page-element.ts';

/** Share of an element that must be in view before it is revealed. */
const threshold = 0.1;

/** Reveals `.float` elements on scroll: `animated` is set in view and removed below the window. */
export function startScrollReveal(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (isIntersecting) target.classList.add('animated');
        else if (boundingClientRect.top > innerHeight) target.classList.remove('animated');
      }
    },
    { threshold },
  );
  const observe = () => {
    observer.disconnect();
    for (const element of document.querySelectorAll('.float')) {
      if (element.getBoundingClientRect().top < innerHeight) element.classList.add('animated');
      observer.observe(element);
    }
    document.documentElement.dataset.float = '';
  };
  observe();
  document.addEventListener(renewedEvent, observe);
}
