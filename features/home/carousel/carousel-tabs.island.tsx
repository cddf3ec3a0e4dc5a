import type { KeyboardEvent, MouseEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { scrollToItem } from '#ui/scroll-to-item.ts';
import styles from './carousel-tabs.module.css';

interface CarouselTabsProps {
  label: string;
  /** Id of the scrolling element; its children are the slides. */
  track: string;
  tabs: {
    /** Id of the slide. */
    slide: string;
    /** Surface of the slide, on which the tabs are drawn. */
    surface: 'dark' | 'flood';
    accent: string;
    label: string;
    note?: string | undefined;
  }[];
}

const nextIndexByKey: Record<string, (current: number, last: number) => number> = {
  ArrowRight: (current, last) => Math.min(current + 1, last),
  ArrowLeft: (current) => Math.max(current - 1, 0),
  Home: () => 0,
  End: (_current, last) => last,
};

/**
 * Tabs for the slides, with a line on the current one. Makes all other slides inert, so that keyboards and screen
 * readers skip them.
 */
export function Island({ label, track, tabs }: CarouselTabsProps) {
  const [position, setCurrent] = useState(0);
  const current = Math.min(position, tabs.length - 1);
  const nav = useRef<HTMLElement>(null);

  useEffect(() => {
    const root = document.getElementById(track);
    if (!root) return;
    const slides = tabs.map(({ slide }) => document.getElementById(slide));
    const observer = new IntersectionObserver(
      (entries) => {
        const visibleEntry = entries.find(({ isIntersecting }) => isIntersecting);
        if (visibleEntry) setCurrent(slides.indexOf(visibleEntry.target as HTMLElement));
      },
      { root, threshold: 0.6 },
    );
    for (const slide of slides) if (slide) observer.observe(slide);
    // This runs once the page is idle: preload the pictures of the other slides before they are scrolled to.
    for (const picture of root.querySelectorAll('img')) picture.loading = 'eager';
    return () => observer.disconnect();
  }, [track, tabs]);

  useEffect(() => {
    for (const [index, { slide }] of tabs.entries()) {
      const element = document.getElementById(slide);
      if (!element) continue;
      const isInactive = index !== current;
      if (isInactive && element.contains(document.activeElement))
        tabAt(nav.current, current)?.focus({ preventScroll: true });
      element.inert = isInactive;
    }
    // A slide without a link still has to be scrollable by keyboard.
    const root = document.getElementById(track);
    const currentSlide = document.getElementById(tabs[current]?.slide ?? '');
    if (root && !currentSlide?.querySelector('a')) root.tabIndex = 0;
    return () => {
      root?.removeAttribute('tabindex');
      for (const { slide } of tabs) document.getElementById(slide)?.removeAttribute('inert');
    };
  }, [track, tabs, current]);

  const scrollToSlide = (index: number) => {
    const root = document.getElementById(track);
    const slide = document.getElementById(tabs[index]?.slide ?? '');
    if (root && slide) scrollToItem(root, slide);
  };
  const onClick = (event: MouseEvent, index: number) => {
    event.preventDefault();
    scrollToSlide(index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const focusedIndex = tabs.findIndex((_tab, index) => tabAt(nav.current, index) === document.activeElement);
    const nextIndex = nextIndexByKey[event.key]?.(focusedIndex, tabs.length - 1);
    if (focusedIndex < 0 || nextIndex === undefined) return;
    event.preventDefault();
    tabAt(nav.current, nextIndex)?.focus({ preventScroll: true });
    scrollToSlide(nextIndex);
  };

  return (
    <nav
      className={styles.tabs}
      aria-label={label}
      data-on={tabs[current]?.surface}
      data-accent={tabs[current]?.accent}
      ref={nav}
      onKeyDown={onKeyDown}
    >
      <div className="wrap">
        <ul>
          {tabs.map((tab, index) => (
            <li key={tab.slide}>
              <a
                href={`#${tab.slide}`}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => onClick(event, index)}
              >
                {tab.label}
                {tab.note && <small>{tab.note}</small>}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

const tabAt = (nav: HTMLElement | null, index: number) => nav?.querySelectorAll('a')[index];
