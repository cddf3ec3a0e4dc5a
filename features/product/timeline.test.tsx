import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { timelineExample } from './timeline.examples.ts';
import { TimelineSection } from './timeline.tsx';

describe('a timeline', () => {
  const html = renderToStaticMarkup(<TimelineSection section={timelineExample} />);

  it('lists its events in order, each with its time', () => {
    const times = [...html.matchAll(/<b>(?:<span[^>]*>[^<]*<\/span>)?([^<]*)<\/b>/g)].map(([, time]) => time);
    expect(times).toEqual(['May 25, 2023', 'Until July 25, 2023', 'Q4 2023']);
  });

  it('marks the current event visually and for screen readers', () => {
    expect(html.match(/aria-current="step"/g)).toHaveLength(1);
    expect(html).toMatch(/<li aria-current="step"><b><span class="visually-hidden">Now <\/span>Until July 25, 2023/);
  });
});
