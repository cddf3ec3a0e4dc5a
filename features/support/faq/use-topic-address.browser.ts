import { useEffect, useEffectEvent } from 'react';
import { isPreview } from '#browser/toolbox/document-time.ts';
import { categoryPath, type FaqTopic, titlePrefix } from '#contract/faq.ts';

/** Keeps address and title the same as those of the topic's own page. Returns a function that shows another topic. */
export function useTopicAddress(
  home: string,
  topics: readonly FaqTopic[],
  current: FaqTopic | undefined,
  onChange: (id: string) => void,
): (id: string) => void {
  const change = (id: string) => {
    document.title = titlePrefix(topics, id) + document.title.slice(titlePrefix(topics, current?.id).length);
    onChange(id);
  };

  const followPath = useEffectEvent(() => {
    const topic = topics.find(({ id }) => categoryPath(home, topics, id) === location.pathname);
    if (topic && topic !== current) change(topic.id);
  });
  useEffect(() => {
    const follow = () => followPath();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  return (id) => {
    const path = categoryPath(home, topics, id);
    if (path !== location.pathname) history.pushState(null, '', path + (isPreview() ? location.search : ''));
    change(id);
  };
}
